/** Turns while an act runs; the label beside it says which. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`${className} animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  );
}
