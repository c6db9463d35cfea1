import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { useTimeZone } from '../../kit/site/time-zone';
import { Icon } from '../../kit/ui/icons/icon';
import { joinedRefreshSeconds, syntheticJoinedToday } from './joined-today';

/** Shows the number of people who joined today; shows nothing if it is 0. */
export function JoinedLine() {
  const { t } = useTranslation('welcome');
  const { locale, joinedToday, renderedAt } = useSite();
  const synthetic = useSyntheticCount(renderedAt);
  const count = joinedToday ?? synthetic;
  if (count === 0) return null;
  return (
    <p className="type-small text-fg-2 flex items-center gap-2">
      <Icon name="users-round" size={16} className="text-rose" />
      {t('join.joined-today', { count, shown: count.toLocaleString(locale) })}
    </p>
  );
}

/** Renders the server's time first, so that the first render in the browser is identical. */
function useSyntheticCount(renderedAt: string): number {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, joinedRefreshSeconds * 1000);
    return () => clearInterval(timer);
  }, []);
  return syntheticJoinedToday(now, timeZone);
}
