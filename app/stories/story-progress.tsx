import clsx from 'clsx';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

interface StoryProgressProps {
  count: number;
  index: number;
  /** How long the current one is shown, in milliseconds. */
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}

/**
 * A bar a story. The current one fills while it is shown and says when it is over; without scripts,
 * and where no movement is wanted, it stands full and nothing goes on by itself.
 */
export function StoryProgress({ count, index, durationMs, isPaused, onEnd }: StoryProgressProps) {
  const isHydrated = useHydrated();
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="h-[3px] flex-1 overflow-hidden rounded-full bg-white/30">
          {place <= index && (
            <span
              // A new story begins a new bar.
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
