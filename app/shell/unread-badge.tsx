import clsx from 'clsx';
import { useTranslation } from 'react-i18next';

interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** Past this many, the exact figure says nothing more. */
const most = 99;

export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'bg-rose text-on-accent inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-[0.71875rem] font-[650] tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
