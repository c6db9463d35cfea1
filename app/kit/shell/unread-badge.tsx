import { useTranslation } from 'react-i18next';
import { CountBadge } from '../ui/marks/count-badge';

interface UnreadBadgeProps {
  count: number;
  /** Of what is muted or archived: it calls nobody. */
  isQuiet?: boolean;
  className?: string;
}

/** Messages that nobody has read. */
export function UnreadBadge({ count, isQuiet, className }: UnreadBadgeProps) {
  const { t } = useTranslation('shell');
  return (
    <CountBadge
      count={count}
      label={t('unread', { count })}
      isQuiet={isQuiet}
      className={className}
    />
  );
}
