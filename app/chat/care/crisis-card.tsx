import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { Icon } from '../../kit/ui/icons/icon';
import { HelpLines } from '../../duties/help-lines';

interface CrisisCardProps {
  message: ThreadMessage;
  /** The name of the character, which the person should not rely on. */
  name: string;
}

/** Shows help lines to a person who may be in danger, in a calm tone and not in the character's voice. */
export function CrisisCard({ message: { content, referral }, name }: CrisisCardProps) {
  const { t } = useTranslation('chat');
  return (
    <aside
      aria-label={t('crisis.title')}
      className="rounded-card border-info/25 shadow-card mx-auto max-w-140 border bg-[linear-gradient(160deg,rgb(45_58_94/.55),rgb(27_33_56/.5))] p-5 text-[0.9375rem]/5.75 text-[#dfe9ff] md:p-6"
    >
      <p className="type-h3 flex items-start gap-3 text-white">
        <Icon name="life-buoy" size={23} className="text-info mt-0.5 shrink-0" />
        {t('crisis.title')}
      </p>
      {referral ? (
        <>
          <p className="mt-3 mb-4">{t('crisis.text', { name })}</p>
          <HelpLines referral={referral} />
        </>
      ) : (
        <p className="mt-3 whitespace-pre-line">{content}</p>
      )}
    </aside>
  );
}
