import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findMade } from '~/domain/made-characters/find-made';
import { getMakingPrice } from '~/domain/made-characters/read-terms';
import { generatedSlugKey } from '../../accounts/intents';
import { browserStore } from '../../kit/browser/browser-store';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { Icon } from '../../kit/ui/icons/icon';
import { Portrait } from '../../kit/ui/media/portrait';
import { generatingHref, madeHref, myAiHref } from '../../made-characters/making-hrefs';
import { ActError } from '../../made-characters/act-error';
import { MakingLines } from '../../made-characters/making-lines';
import { PortraitChoice } from '../../made-characters/portrait-choice';
import { presentMade, type ShownMade } from '../../made-characters/presenters';
import { ProgressRing } from '../../made-characters/progress-ring';
import { sketchHref } from '../../made-characters/sketch-href';
import { actOnMade } from '../../made-characters/server/act-on-made.server';
import { useFollowMaking } from '../../made-characters/use-making-news';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, made] = await Promise.all([
    translatorOf(context),
    findMade(context.domain, { userId, slug: params['slug'] ?? '' }),
  ]);
  if (!made) throw data(null, 404);
  const price = made.state === 'failed' ? await getMakingPrice(context.domain, userId) : null;
  return {
    page: { title: t(`create:generating.${made.state}`, { name: made.choices.name }) },
    made: presentMade(made, context.postMedia.forViewer),
    price: price && { kind: price.kind, tokens: price.tokens },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  return actOnMade(context, { userId, slug: params['slug'] ?? '', form });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Unfinished pictures are blurred. */
const blurs = {
  making: 'scale-110 opacity-70 blur-xl',
  failed: 'scale-110 opacity-45 blur-xl grayscale-50',
  made: '',
} as const;

export default function GeneratingPage() {
  const { made, price } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFollowMaking(made._id);
  useGeneratedSlug(made);
  useRevalidateWhile(made.state === 'making');
  return (
    <div className="mx-auto max-w-[560px] px-4 pb-16 md:px-6">
      {made.state === 'making' && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <div className="rounded-card relative -mx-4 h-[min(46dvh,520px)] overflow-hidden md:mx-0">
        <Portrait
          src={made.portrait?.large ?? sketchHref(made.looks)}
          alt=""
          isFirst
          className={clsx('size-full object-top', blurs[made.state])}
        />
        <span className="to-ink absolute inset-x-0 bottom-0 h-1/2 bg-gradient-to-b from-transparent" />
      </div>
      <ActError response={answer} />
      {made.state === 'making' && <Making made={made} />}
      {made.state === 'made' && <Made made={made} />}
      {made.state === 'failed' && <Failed made={made} price={price} />}
    </div>
  );
}

/** Remembers on the device which character was made last. */
function useGeneratedSlug({ state, slug }: ShownMade): void {
  useEffect(() => {
    if (state === 'made') browserStore('localStorage', generatedSlugKey).write(slug);
  }, [state, slug]);
}

/** The true progress, and the ways to leave or to stop. */
function Making({ made }: { made: ShownMade }) {
  const { t } = useTranslation('create');
  return (
    <>
      <div className="relative -mt-12 flex items-center gap-5">
        <ProgressRing percent={made.percent} size={88} />
        <div>
          <h1 className="type-h1">{t('generating.making', { name: made.firstName })}</h1>
          <p className="text-fg-2">{t('generating.leave')}</p>
        </div>
      </div>
      <MakingLines made={made} />
      <ButtonLink to="/" kind="light" size="large" className="mt-6 w-full">
        {t('generating.look-around')}
      </ButtonLink>
      <ActForm action={generatingHref(made.slug)} className="mt-3 text-center">
        <SubmitButton intent="stop" kind="ghost">
          {t('generating.stop')}
        </SubmitButton>
      </ActForm>
    </>
  );
}

/** The made character: its portraits, and the way into the chat. */
function Made({ made }: { made: ShownMade }) {
  const { t } = useTranslation('create');
  return (
    <>
      <h1 className="type-display relative -mt-12">{made.name}</h1>
      <p className="type-small text-fg-2 mt-1">{t('only-you')}</p>
      <p className="text-fg-2 mt-4">{t('choose-portrait')}</p>
      <PortraitChoice made={made} action={generatingHref(made.slug)} />
      <ButtonLink
        to={`/chats/${made.slug}`}
        icon="message-circle"
        size="large"
        className="mt-6 w-full"
      >
        {t('say-hello', { name: made.firstName })}
      </ButtonLink>
      <ButtonLink to={madeHref(made.slug)} kind="outline" size="large" className="mt-3 w-full">
        {t('edit')}
      </ButtonLink>
    </>
  );
}

interface FailedProps {
  made: ShownMade;
  price: { kind: 'free' | 'included' | 'paid'; tokens: number } | null;
}

/** The reason of a failure, the returned price, and the possible actions. */
function Failed({ made, price }: FailedProps) {
  const { t } = useTranslation('create');
  return (
    <>
      <span className="border-danger/40 bg-danger/10 text-danger relative -mt-16 flex size-16 items-center justify-center rounded-full border">
        <Icon name="cloud-off" size={23} />
      </span>
      <h1 className="type-h1 relative mt-4">{t('generating.failed')}</h1>
      <p className="text-fg-2 mt-2">{t(`failure.${made.failure ?? 'unfinished'}`)}</p>
      <div className="mt-4">
        <Notice kind="ok" icon="undo-2">
          {made.tokens > 0 ? t('returned', { count: made.tokens }) : t('nothing-charged')}
        </Notice>
      </div>
      {price && made.failure !== 'refused' && (
        <ActForm action={generatingHref(made.slug)} className="mt-6">
          {price.kind === 'paid' && (
            <input type="hidden" name="confirmedTokens" value={price.tokens} />
          )}
          <SubmitButton intent="again" icon="rotate-cw" size="large" className="w-full">
            {price.kind === 'paid' ? t('again-for', { count: price.tokens }) : t('again')}
          </SubmitButton>
        </ActForm>
      )}
      <ActForm action={generatingHref(made.slug)} className="mt-3">
        <SubmitButton intent="change" kind="outline" size="large" className="w-full">
          {t('change-first')}
        </SubmitButton>
      </ActForm>
      <p className="type-small text-fg-3 mt-4">
        {t('support-number', { number: made._id.slice(-12) })}
      </p>
      <ButtonLink to={myAiHref} kind="ghost" className="mt-2">
        {t('my-ai')}
      </ButtonLink>
    </>
  );
}
