import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

interface PreviewLoopProps {
  src: string;
  poster: string | null;
}

/**
 * The loop of the card it stands in: fetched when somebody points at the card or reaches it by
 * keyboard, shown once it can play through. Where movement is not wanted there is only the picture.
 */
export function PreviewLoop({ src, poster }: PreviewLoopProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const card = place.current?.parentElement;
    if (!card || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = () => setIsWanted(true);
    const stop = () => {
      setIsWanted(false);
      setIsReady(false);
    };
    const listeners = { pointerenter: start, focus: start, pointerleave: stop, blur: stop };
    for (const [name, listener] of Object.entries(listeners)) card.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        card.removeEventListener(name, listener);
      }
    };
  }, []);
  return (
    <span ref={place} aria-hidden="true">
      {isWanted && (
        <video
          src={src}
          poster={poster ?? undefined}
          muted
          loop
          playsInline
          preload="auto"
          tabIndex={-1}
          onCanPlayThrough={(event) => {
            setIsReady(true);
            // A browser that saves power may refuse; the picture stays.
            event.currentTarget.play().catch(() => setIsReady(false));
          }}
          className={clsx(
            'absolute inset-0 size-full scale-104 object-cover transition-opacity duration-300',
            isReady ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  );
}
