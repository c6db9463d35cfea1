import clsx from 'clsx';

const spokes = [0, 72, 144, 216, 288];

/** The sign of spins: a small gold wheel with five spokes. */
export function WheelGlyph({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={clsx('text-gold inline-block shrink-0', className ?? 'size-4')}
    >
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="1.6" fill="currentColor" />
      {spokes.map((angle) => (
        <path key={angle} d="M10 8.4V2" transform={`rotate(${angle} 10 10)`} />
      ))}
    </svg>
  );
}
