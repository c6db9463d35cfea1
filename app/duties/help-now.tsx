import { useTranslation } from 'react-i18next';
import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';
import { Icon } from '../kit/ui/icons/icon';
import { HelpLines } from './help-lines';

interface HelpNowProps {
  referral: CrisisReferral;
  /** True to show it open, where there is nothing else to do. */
  isOpen?: boolean;
}

/** Replaces the composer for a person who might otherwise have written that they are in distress. */
export function HelpNow({ referral, isOpen = false }: HelpNowProps) {
  const { t } = useTranslation('chat');
  return (
    <details open={isOpen} className="group type-small text-[#dfe9ff]">
      <summary className="rounded-small text-info flex w-fit cursor-pointer list-none items-center gap-2 py-1 [&::-webkit-details-marker]:hidden">
        <Icon name="life-buoy" size={16} />
        {t('crisis.help-now')}
        <Icon
          name="chevron-down"
          size={16}
          className="transition duration-160 group-open:rotate-180"
        />
      </summary>
      <div className="mt-3 max-h-[45dvh] max-w-140 overflow-y-auto pe-2">
        <HelpLines referral={referral} />
      </div>
    </details>
  );
}
