/** Spins while an action runs. The label beside it names the action. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`${className} animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  );
}
