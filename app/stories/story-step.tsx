import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import type { useHold } from './use-hold';

const ways = {
  back: { label: 'previous', className: 'start-0 w-1/3', hintClassName: 'start-3' },
  on: { label: 'next', className: 'end-0 w-2/3', hintClassName: 'end-3' },
};

interface StoryStepProps {
  way: keyof typeof ways;
  /** Null if there is no story in that direction. */
  href: string | null;
  hasVideo: boolean;
  hold: Pick<ReturnType<typeof useHold>, 'handlers' | 'isStep'>;
  onTake(): void;
}

/** The area that leads to the previous or next story. While it is held, it pauses the story instead. */
export function StoryStep({ way, href, hasVideo, hold, onTake }: StoryStepProps) {
  const { t } = useTranslation('stories');
  const { label, className, hintClassName } = ways[way];
  if (!href) return null;
  return (
    <Link
      to={href}
      replace
      draggable={false}
      aria-label={t(label)}
      className={`absolute inset-y-0 touch-manipulation outline-offset-[-6px] select-none ${className}`}
      {...hold.handlers}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (hold.isStep(event)) onTake();
      }}
    >
      {hasVideo && (
        // If the video has its own controls, only the area below it is left for the steps.
        <span
          className={clsx(
            iconButtonClass('media'),
            'absolute! bottom-29 hidden! motion-reduce:flex! noscript:flex!',
            hintClassName,
          )}
        >
          <Icon name="chevron-left" size={20} className={clsx(way === 'on' && 'rotate-180')} />
        </span>
      )}
    </Link>
  );
}
