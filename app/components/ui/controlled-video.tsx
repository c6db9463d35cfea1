interface ControlledVideoProps {
  src: string;
  poster: string | null;
  label?: string;
}

/**
 * A video that plays only when somebody has it play, by the browser's own controls: for whoever has
 * no scripts or wants no movement. Ends above what is written at the foot of its frame.
 */
export function ControlledVideo({ src, poster, label }: ControlledVideoProps) {
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
      className="bg-raised absolute inset-x-0 top-0 z-1 h-[calc(100%-11rem)] w-full object-cover"
    />
  );
}
