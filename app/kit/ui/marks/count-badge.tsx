import clsx from 'clsx';

interface CountBadgeProps {
  count: number;
  /** The name of what is counted, for screen readers. */
  label: string;
  isQuiet?: boolean | undefined;
  className?: string | undefined;
}

/** Above this number, the exact count is not shown. */
const most = 99;

/** Shows the number of waiting items, and nothing for 0. */
export function CountBadge({ count, label, isQuiet = false, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-[0.71875rem] font-[650] tabular-nums',
        isQuiet ? 'bg-hover text-fg' : 'bg-rose text-on-accent',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
