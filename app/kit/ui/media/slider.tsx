import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useHydrated } from '../behaviour/use-hydrated';
import { usePrefersReducedMotion } from '../behaviour/use-prefers-reduced-motion';
import { Icon } from '../icons/icon';

/** Milliseconds, as specified. */
const shownFor = 4000;

interface Slide {
  image: string;
  /** A video that plays muted in place of the picture, unless reduced motion is preferred. */
  video?: string | null;
}

interface SliderProps {
  slides: readonly Slide[];
  /** The labels of the button that pauses the slides and continues them. */
  labels: { pause: string; play: string };
  className?: string;
  pictureClassName?: string;
}

/**
 * Shows pictures one after another in a loop until the person pauses it. With reduced motion or without
 * scripts only the first is shown.
 */
export function Slider({ slides, labels, className, pictureClassName }: SliderProps) {
  const isStill = usePrefersReducedMotion();
  const isHydrated = useHydrated();
  const [isHeld, setIsHeld] = useState(false);
  const [shown, setShown] = useState(0);
  const moves = isHydrated && !isStill && slides.length > 1;
  useEffect(() => {
    if (!moves || isHeld) return;
    const timer = setInterval(() => setShown((at) => (at + 1) % slides.length), shownFor);
    return () => clearInterval(timer);
  }, [moves, isHeld, slides.length]);
  const drawn = moves ? slides : slides.slice(0, 1);
  return (
    <div className={clsx('absolute inset-0', className)}>
      {drawn.map((slide, index) => (
        <SlidePicture
          key={`${index} ${slide.image}`}
          slide={slide}
          isShown={!moves || index === shown}
          mayPlay={moves && !isHeld}
          className={pictureClassName}
        />
      ))}
      {moves && (
        <button
          type="button"
          aria-pressed={isHeld}
          aria-label={isHeld ? labels.play : labels.pause}
          onClick={() => setIsHeld(!isHeld)}
          className="bg-on-media text-fg absolute start-3.5 top-3.5 z-10 flex size-11 items-center justify-center rounded-full border border-white/13 backdrop-blur-md md:size-9"
        >
          <Icon name={isHeld ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </div>
  );
}

interface SlidePictureProps {
  slide: Slide;
  isShown: boolean;
  mayPlay: boolean;
  className?: string | undefined;
}

function SlidePicture({ slide, isShown, mayPlay, className }: SlidePictureProps) {
  const look = clsx(
    'absolute inset-0 size-full object-cover transition-opacity duration-500',
    !isShown && 'opacity-0',
    className,
  );
  if (slide.video && isShown && mayPlay) {
    return (
      <video
        src={slide.video}
        poster={slide.image}
        autoPlay
        muted
        loop
        playsInline
        className={look}
      />
    );
  }
  return <img src={slide.image} alt="" className={look} />;
}
