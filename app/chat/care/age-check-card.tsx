import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/ui/buttons/button';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import { Icon } from '../../kit/ui/icons/icon';
import { HelpNow } from '../../duties/help-now';

interface AgeCheckCardProps {
  slug: string;
  /** The name of the character. */
  name: string;
  referral: CrisisReferral;
}

/** Returns the page of the age check, with the chat as the place to return to. */
export const ageCheckHref = (slug: string) =>
  `/age_check?${new URLSearchParams({ redirectTo: `/chats/${slug}#latest` })}`;

/** Replaces the input for a person who must pass an age check first. */
export function AgeCheckCard({ slug, name, referral }: AgeCheckCardProps) {
  const { t } = useTranslation('chat');
  return (
    <section
      aria-label={t('age-check.title')}
      className="border-line shrink-0 border-t px-4 py-4 md:px-5"
    >
      <div className="mx-auto flex max-w-220 flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-60 flex-1 items-start gap-3">
          <Icon name="shield" size={20} className="text-fg-3 mt-0.5" />
          <div>
            <p className="font-[560]">{t('age-check.title')}</p>
            <p className="type-small text-fg-2 mt-0.5">{t('age-check.text', { name })}</p>
          </div>
        </div>
        <ButtonLink to={ageCheckHref(slug)} className="max-md:w-full">
          {t('age-check.confirm')}
        </ButtonLink>
      </div>
      <div className="mx-auto mt-3 max-w-220">
        <HelpNow referral={referral} />
      </div>
    </section>
  );
}
