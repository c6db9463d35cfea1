import { useTranslation } from 'react-i18next';
import { useOfferClock, type OfferClock } from '../../offers/use-offer-clock';
import { clockText } from '../../kit/ui/media/clock-text';

interface OfferClockLineProps {
  clock: OfferClock;
  onEnd(): void;
}

/** Shows the time left until an offer's price ends, by the site's clock, and the consequence. */
export function OfferClockLine({ clock, onEnd }: OfferClockLineProps) {
  const { t } = useTranslation('videos');
  const left = useOfferClock(clock, onEnd);
  return (
    <p className="border-line flex items-center gap-4 border-t px-4 py-3">
      <span className="type-small text-fg-2 min-w-0 flex-1">{t('held')}</span>
      <span role="timer" className="type-figure text-[1.375rem]/7 lining-nums tabular-nums">
        {clockText(left)}
      </span>
    </p>
  );
}
