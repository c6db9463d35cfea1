import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { showLoop, wishForLoop } from './loops';

interface PreviewLoopProps {
  src: string;
  poster: string | null;
}

/**
 * Plays the loop of its card. The loop is loaded when the card is pointed at or focused, and shown once
 * it can play through, while the card is in view and no other was requested since. With reduced motion
 * or data saving there is only the picture.
 */
export function PreviewLoop({ src, poster }: PreviewLoopProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const card = place.current?.parentElement;
    if (!card) return;
    return playOnWish(card, (isNow) => {
      setIsPlaying(isNow);
      setIsReady(false);
    });
  }, []);
  return (
    <span ref={place} aria-hidden="true">
      {isPlaying && (
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
            // A browser that saves power may refuse to play; the picture remains.
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

/** Requests a card's loop while the card is pointed at or focused, until it leaves the view. */
function playOnWish(card: HTMLElement, play: (isPlaying: boolean) => void): () => void {
  const id = Symbol('loop');
  let end: (() => void) | null = null;
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) showLoop(id, isIntersecting);
  });
  const stop = () => {
    watch.disconnect();
    end?.();
    end = null;
  };
  const start = () => {
    if (end) return;
    // The observer immediately reports whether the card is in view.
    end = wishForLoop({ id, isVisible: false, play });
    watch.observe(card);
  };
  const listeners = { pointerenter: start, focus: start, pointerleave: stop, blur: stop };
  for (const [name, listener] of Object.entries(listeners)) card.addEventListener(name, listener);
  return () => {
    stop();
    for (const [name, listener] of Object.entries(listeners)) {
      card.removeEventListener(name, listener);
    }
  };
}
