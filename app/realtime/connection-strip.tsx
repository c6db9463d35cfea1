import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/ui/icon';
import { useRealtime } from './realtime-context';

/** A connection that comes back within this many milliseconds is not worth a word. */
const patience = 1200;

/** Under the top bar while the connection is gone; messages wait as unconfirmed. */
export function ConnectionStrip() {
  const { t } = useTranslation('shell');
  const { state } = useRealtime();
  const [isShown, setIsShown] = useState(false);
  const isAway = state === 'lost' || state === 'gone';
  useEffect(() => {
    if (!isAway) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), patience);
    return () => clearTimeout(timer);
  }, [isAway]);
  return (
    <div role="status" className="relative z-20">
      {isShown && (
        <p className="border-amber/25 type-caption flex items-center justify-center gap-2 border-b bg-[#2c1d1c] px-4 py-1.5 text-[#ffdfc0]">
          <Icon name="wifi-off" size={16} />
          {t(state === 'gone' ? 'connection-gone' : 'connection-lost')}
        </p>
      )}
    </div>
  );
}
