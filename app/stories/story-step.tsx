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
  /** Null where nothing lies that way. */
  href: string | null;
  hasVideo: boolean;
  hold: Pick<ReturnType<typeof useHold>, 'handlers' | 'isStep'>;
  onTake(): void;
}

/** The part of a story that leads to the one beside it; held, it halts the story instead. */
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
        // Where the video has controls of its own, the steps are what is left beneath it.
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
