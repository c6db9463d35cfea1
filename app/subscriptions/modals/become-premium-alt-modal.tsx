import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { useModalData } from '../../kit/modals/use-modal-data';
import type { ModalName } from '../../kit/modals/modal-name';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { PremiumPitch } from '../premium-pitch';
import type { readPitchModal } from '../server/read-premium-modals.server';
import { useCheckoutSource } from '../../checkout/use-checkout-source';

interface Benefit {
  icon: IconName;
  /** The last part of a key in `premium:exclusive`. */
  name: string;
  /** The modal with more details. */
  modal: ModalName;
}

const benefits: readonly Benefit[] = [
  { icon: 'message-circle', name: 'chat', modal: 'becomePremiumToStartChatBenefits' },
  { icon: 'phone', name: 'calls', modal: 'getPremiumVoiceModal' },
  { icon: 'clapperboard', name: 'videos', modal: 'becomePremiumVideoMessageModal' },
  { icon: 'sparkles', name: 'characters', modal: 'becomePremiumCreateAI' },
];

/**
 * Shows the benefits of Premium to people who looked around or met a lock. Each card opens a modal with
 * more details.
 */
export default function BecomePremiumAltModal() {
  const { t } = useTranslation('premium');
  const source = useCheckoutSource('become_premium_alt');
  const { data } = useModalData<typeof readPitchModal>();
  const modalOf = ({ modal }: Benefit): ModalName =>
    modal === 'becomePremiumCreateAI' && data?.isOutOfTokens
      ? 'becomePremiumCreateAITokenShortage'
      : modal;
  return (
    <PremiumPitch headline="exclusive.headline" text="exclusive.text" source="become_premium_alt">
      <ul className="grid grid-cols-2 gap-2.5">
        {benefits.map((benefit) => (
          <li key={benefit.name}>
            <ModalLink
              modal={modalOf(benefit)}
              meta={{ source }}
              onTop
              className="rounded-card border-line-2 bg-card hover:bg-hover flex h-full flex-col gap-2.5 border px-4 py-3.5 font-[560] transition duration-120"
            >
              <Icon name={benefit.icon} size={20} className="text-[#ffc9a0]" />
              {t(`exclusive.${benefit.name}`)}
            </ModalLink>
          </li>
        ))}
      </ul>
    </PremiumPitch>
  );
}
