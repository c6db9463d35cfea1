import clsx from 'clsx';

interface ControlledVideoProps {
  src: string;
  poster: string | null;
  label?: string;
  /** Where it stands in its frame; the whole of it above the foot unless said otherwise. */
  place?: string;
}

/**
 * A video that plays only when somebody has it play, by the browser's own controls: for whoever has
 * no scripts or wants no movement. Ends above what is written at the foot of its frame.
 */
export function ControlledVideo({
  src,
  poster,
  label,
  place = 'top-0 h-[calc(100%-11rem)]',
}: ControlledVideoProps) {
  return (
    <video
      src={src}
      poster={poster ?? undefined}
      aria-label={label}
      controls
      muted
      loop
      playsInline
      preload="none"
      className={clsx('bg-raised absolute inset-x-0 z-1 w-full object-cover', place)}
    />
  );
}
