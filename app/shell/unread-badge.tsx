import { useTranslation } from 'react-i18next';
import { CountBadge } from '../ui/marks/count-badge';

interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** Messages that nobody has read. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  const { t } = useTranslation('shell');
  return <CountBadge count={count} label={t('unread', { count })} className={className} />;
}
