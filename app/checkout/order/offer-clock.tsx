import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from './clock-text';

/** How often the last two digits are drawn anew, in milliseconds. */
const tick = 50;

/** How long an offer stands, as mm:ss and hundredths; it ends at zero. */
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

/** The room of what is read once the scripts run. */
const Unread = () => (
  <span aria-hidden="true" className="invisible noscript:hidden">
    {clockText(0)}
  </span>
);
