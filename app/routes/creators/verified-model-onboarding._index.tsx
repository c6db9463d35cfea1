import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { areApplicationsOpen } from '~/domain/creators/are-applications-open';
import { listCharacters } from '~/domain/characters/list-characters';
import { ConsentBanner } from '../../consent/consent-banner';
import { IntroPoints, IntroStart } from '../../creator-onboarding/intro-start';
import { useSeenIntro } from '../../creator-onboarding/use-seen-intro';
import {
  findDraftHref,
  readShare,
  refuseSubmitted,
} from '../../creator-onboarding/server/read-application-step.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { Brand } from '../../kit/shell/brand';
import { pageMeta } from '../../kit/site/page-meta';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Introduces the application; a person with a draft is led to where it stopped. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, domain, mediaAddress } = context;
  const isCreator = viewer.kind === 'user' && viewer.accountType === 'CreatorUser';
  if (isCreator && viewer.isVerified) {
    await refuseSubmitted(context, viewer.userId);
    const draft =
      (await areApplicationsOpen(domain)) && (await findDraftHref(context, viewer.person));
    if (draft) throw redirect(draft);
  }
  const [t, isOpen, share, { items }] = await Promise.all([
    translatorOf(context),
    areApplicationsOpen(domain),
    readShare(context),
    listCharacters(domain, { section: 'featured', limit: 1, seed: 0 }),
  ]);
  const { portrait = null, cover = null } = items[0]?.media ?? {};
  const picture = portrait ?? cover;
  return {
    page: {
      title: t('onboarding:become'),
      description: t('onboarding:intro.share', { percent: share.usual }),
    },
    percent: share.usual,
    picture: picture === null ? null : mediaAddress(picture),
    /** A creator begins; everybody else opens the account of a creator first. */
    isCreator,
    isSignedIn: viewer.kind === 'user',
    isOpen,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OnboardingIntroPage() {
  const { t } = useTranslation('onboarding');
  const { percent, picture, isCreator, isSignedIn, isOpen } = useLoaderData<typeof loader>();
  useSeenIntro(isCreator && isOpen);
  return (
    <div className="relative min-h-dvh">
      <ConsentBanner />
      <header className="absolute inset-x-0 top-0 z-10 flex items-center justify-between p-4 md:p-6">
        <Brand />
        <Link to="/" aria-label={t('close')} className={iconButtonClass('media')}>
          <Icon name="x" size={20} />
        </Link>
      </header>
      <div className="md:grid md:min-h-dvh md:grid-cols-2">
        <div className="relative h-96 overflow-hidden md:h-auto">
          {picture !== null && (
            <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
          )}
          <div className="from-surface absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t to-transparent" />
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="relative mx-auto w-full max-w-[520px] self-center px-4 pb-10 outline-none md:px-8"
        >
          <p className="border-info/50 bg-info/15 inline-flex h-8 items-center gap-2 rounded-full border px-3 text-[0.8125rem] font-[560]">
            <Icon name="sparkles" size={16} />
            {t('intro.badge')}
          </p>
          <h1 className="type-display mt-4 text-[2.25rem]/11">{t('intro.title')}</h1>
          <IntroPoints percent={percent} />
          <IntroStart isOpen={isOpen} isCreator={isCreator} isSignedIn={isSignedIn} />
          <p className="type-small text-fg-3 mt-4 text-center">{t('intro.before')}</p>
        </main>
      </div>
    </div>
  );
}
