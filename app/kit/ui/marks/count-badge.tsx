import clsx from 'clsx';

interface CountBadgeProps {
  count: number;
  /** What is counted, for those who only hear it. */
  label: string;
  isQuiet?: boolean | undefined;
  className?: string | undefined;
}

/** Past this many, the exact figure says nothing more. */
const most = 99;

/** How many wait; nothing where none does. */
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
