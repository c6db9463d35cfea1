import clsx from 'clsx';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

interface StoryProgressProps {
  count: number;
  index: number;
  /** Milliseconds for which the current story is shown. */
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}

/**
 * One bar per story. The current one fills while its story is shown and calls `onEnd` when full. Without
 * scripts and with reduced motion it is full and nothing advances automatically.
 */
export function StoryProgress({ count, index, durationMs, isPaused, onEnd }: StoryProgressProps) {
  const isHydrated = useHydrated();
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="h-[3px] flex-1 overflow-hidden rounded-full bg-white/30">
          {place <= index && (
            <span
              // A new story starts a new bar.
              key={place === index ? `now-${index}` : 'past'}
              className={clsx(
                'bg-light block h-full origin-left rounded-full rtl:origin-right',
                place === index && isHydrated && 'animate-story',
              )}
              {...(place === index && isHydrated
                ? {
                    style: {
                      animationDuration: `${durationMs}ms`,
                      animationPlayState: isPaused ? 'paused' : 'running',
                    },
                    onAnimationEnd: onEnd,
                  }
                : {})}
            />
          )}
        </span>
      ))}
    </div>
  );
}
