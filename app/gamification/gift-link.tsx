import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { Icon } from '../kit/ui/icons/icon';
import type { PlayFrame } from './server/read-play-frame.server';

/** Opens the daily reward, from the bar above a page. A dot shows that today's waits. */
export function GiftLink({ play: { isPremium, isReceived } }: { play: PlayFrame }) {
  const { t } = useTranslation('shell');
  const isWaiting = isPremium && !isReceived;
  return (
    <ModalLink
      modal="dailyRewardModal"
      className="lg:border-line-2 lg:bg-veil-2 hover:bg-hover relative inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-full text-[0.9375rem] font-[560] transition duration-160 max-[379px]:hidden max-md:-mx-1 lg:h-10 lg:w-auto lg:border lg:px-4"
    >
      <span className="relative">
        <Icon name="gift" size={20} />
        {isWaiting && (
          <span className="bg-rose absolute -end-1 -top-1 size-2 rounded-full" aria-hidden="true" />
        )}
      </span>
      <span className="max-lg:sr-only">{t('gift')}</span>
      {isWaiting && <span className="sr-only">{t('gift-waiting')}</span>}
    </ModalLink>
  );
}
