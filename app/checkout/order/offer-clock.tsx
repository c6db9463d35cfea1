import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from './clock-text';

/** The interval in milliseconds at which the last two digits are updated. */
const tick = 50;

/** Shows the time until an offer ends as mm:ss and hundredths; it stops at zero. */
export function OfferClock({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('checkout');
  const end = Date.parse(endsAt);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const draw = () => setLeft(Math.max(0, end - Date.now()));
    draw();
    const timer = setInterval(draw, still ? 1000 : tick);
    return () => clearInterval(timer);
  }, [end]);
  return (
    <>
      {t('offer-expires')}{' '}
      <span role="timer" className="text-amber lining-nums tabular-nums">
        {left === null ? <Unread /> : clockText(left)}
      </span>
    </>
  );
}

/** Reserves the room of the clock until scripts run. */
const Unread = () => (
  <span aria-hidden="true" className="invisible noscript:hidden">
    {clockText(0)}
  </span>
);
