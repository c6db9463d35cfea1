import { useTranslation } from 'react-i18next';
import { countdownText } from '../kit/ui/media/clock-text';
import { Icon } from '../kit/ui/icons/icon';
import { useOfferClock, type OfferClock } from './use-offer-clock';

interface OfferEndsProps {
  clock: OfferClock;
  /** The last part of a key in `offers:ends`. */
  say: 'in' | 'by-our-clock' | 'runs';
  /** True if the hours are shown even when they are 0. */
  withHours?: boolean;
  onEnd?: () => void;
}

/** Shows the time until an offer ends, by the server's clock; nothing after it has ended. */
export function OfferEnds({ clock, say, withHours, onEnd }: OfferEndsProps) {
  const { t } = useTranslation('offers');
  const seconds = useOfferClock(clock, onEnd);
  if (seconds === 0) return null;
  return (
    <p className="type-small text-fg-2 mt-3 flex items-center gap-2.5 tabular-nums">
      <Icon name="clock" size={18} className="text-[#ffc9a0]" />
      {t(`ends.${say}`, { clock: countdownText(seconds, { withHours }) })}
    </p>
  );
}
