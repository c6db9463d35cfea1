import clsx from 'clsx';

interface ControlledVideoProps {
  src: string;
  poster: string | null;
  label?: string;
  /** The position in its frame. By default it fills the frame above the footer. */
  place?: string;
}

/**
 * A video that plays only on request, with the browser's own controls, for people without scripts or with
 * reduced motion. It ends above the text at the bottom of its frame.
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
