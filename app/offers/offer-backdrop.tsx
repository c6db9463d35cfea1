import { useState, type ReactNode } from 'react';
import { usePrefersReducedMotion } from '../kit/ui/behaviour/use-prefers-reduced-motion';
import { Spinner } from '../kit/ui/feedback/spinner';

interface Backdrop {
  image: string;
  video: string | null;
}

interface OfferBackdropProps {
  /** Undefined while it is loading, null if there is none. */
  backdrop: Backdrop | null | undefined;
  children: ReactNode;
}

/**
 * Shows an offer beside a picture; on a phone the picture is above it and low. A video plays once it is
 * fully loaded.
 */
export function OfferBackdrop({ backdrop, children }: OfferBackdropProps) {
  return (
    <div className="md:grid md:grid-cols-[minmax(0,350px)_minmax(0,1fr)]">
      <div className="max-md:short:h-24 relative overflow-hidden max-md:h-44 max-md:[mask-image:linear-gradient(#000_50%,transparent)]">
        {backdrop && <Moving {...backdrop} />}
      </div>
      <div className="relative min-w-0">{children}</div>
    </div>
  );
}

/** The allowed difference in seconds between the video's length and its buffered part. */
const tolerance = 0.25;

function Moving({ image, video }: Backdrop) {
  const isStill = usePrefersReducedMotion();
  const [isWhole, setIsWhole] = useState(false);
  const look = 'absolute inset-0 size-full object-cover object-[50%_20%]';
  if (video === null || isStill) return <img src={image} alt="" className={look} />;
  return (
    <>
      <video
        src={video}
        poster={image}
        muted
        loop
        playsInline
        preload="auto"
        className={look}
        onProgress={({ currentTarget: player }) => {
          const { buffered, duration } = player;
          const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
          if (isWhole || !(end >= duration - tolerance)) return;
          setIsWhole(true);
          // A browser that blocks autoplay keeps showing the first frame.
          void player.play().catch(() => undefined);
        }}
      />
      {!isWhole && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
    </>
  );
}
