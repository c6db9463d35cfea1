import { useTranslation } from 'react-i18next';
import { CountBadge } from '../ui/marks/count-badge';

interface UnreadBadgeProps {
  count: number;
  /** True for muted or archived chats, which do not draw attention. */
  isQuiet?: boolean;
  className?: string;
}

/** The number of unread messages. */
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
