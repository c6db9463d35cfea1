import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryTeller } from './presenters/story-for-fan';
import { Avatar } from '../ui/avatar';
import { Icon } from '../ui/icon';
import { IconButton, iconButtonClass } from '../ui/icon-button';
import { LocalTime } from '../shell/local-time';
import { SoundButton } from '../ui/sound-button';
import { usePrefersReducedMotion } from '../ui/use-prefers-reduced-motion';
import { usePlayback } from '../ui/use-playback';
import { StoryMedia } from './story-media';
import { StoryProgress } from './story-progress';
import { useHold } from './use-hold';
import { useStoryKeys, useStorySteps } from './use-story-steps';

interface StoryViewerProps {
  character: StoryTeller;
  stories: Story[];
  /** The place of the story that is shown first. */
  start: number;
  previousHref: string | null;
  nextHref: string | null;
}

/** How long a photo is shown, in milliseconds; a video takes its own time. */
const photoMs = 5_000;
const closeHref = '/';

/** One story at large. Every step is a link, so that it leads on without scripts, too. */
export function StoryViewer(props: StoryViewerProps) {
  const { character, stories, previousHref, nextHref } = props;
  const { t } = useTranslation('stories');
  const { index, story, goOn, goBack, close } = useStorySteps({ ...props, closeHref });
  const isCalm = usePrefersReducedMotion();
  const [isStopped, setIsStopped] = useState(false);
  const { isHeld, handlers, isStep } = useHold();
  const togglePause = useCallback(() => setIsStopped((before) => !before), []);
  const isPaused = isStopped || isHeld;
  const playback = usePlayback({
    isPlaying: !isPaused && !isCalm,
    hasSound: story?.hasSound ?? false,
    source: story?.storyId ?? '',
  });
  useStoryKeys({
    goOn,
    goBack,
    close,
    togglePause,
    toggleSound: story?.hasSound ? playback.toggleSound : null,
  });
  if (!story) return null;
  const hrefOf = (place: number) =>
    stories[place] && `/stories/${character.characterSlug}?story=${stories[place].storyId}`;
  const steps = [
    {
      key: 'back',
      href: hrefOf(index - 1) ?? previousHref,
      label: t('previous'),
      take: goBack,
      className: 'start-0 w-1/3',
    },
    {
      key: 'on',
      href: hrefOf(index + 1) ?? nextHref ?? closeHref,
      label: t('next'),
      take: goOn,
      className: 'end-0 w-2/3',
    },
  ];
  return (
    <section
      aria-label={t('of', { name: character.characterName })}
      className="flex h-full items-center justify-center md:p-6"
    >
      <div className="bg-raised md:rounded-modal md:shadow-modal relative h-full w-full overflow-hidden md:aspect-9/16 md:w-auto md:max-w-full">
        <StoryMedia story={story} name={character.characterName} video={playback.video} />
        {steps.map(
          ({ key, href, label, take, className }) =>
            href && (
              <Link
                key={key}
                to={href}
                replace
                draggable={false}
                aria-label={label}
                className={`absolute inset-y-0 touch-manipulation outline-offset-[-6px] select-none ${className}`}
                {...handlers}
                onClick={(event: MouseEvent) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  if (isStep(event)) take();
                }}
              >
                {story.mediaType === 'video' && (
                  // Where the video has controls of its own, the steps are what is left beneath it.
                  <span
                    className={clsx(
                      iconButtonClass('media'),
                      'absolute! bottom-29 hidden! motion-reduce:flex! noscript:flex!',
                      key === 'back' ? 'start-3' : 'end-3',
                    )}
                  >
                    <Icon
                      name="chevron-left"
                      size={20}
                      className={clsx(key === 'on' && 'rotate-180')}
                    />
                  </span>
                )}
              </Link>
            ),
        )}
        <header className="pointer-events-none absolute inset-x-0 top-0 bg-linear-to-b from-[rgb(8_4_9/.8)] to-transparent p-3 pb-10 md:p-4">
          <StoryProgress
            count={stories.length}
            index={index}
            durationMs={story.durationMs ?? photoMs}
            isPaused={isPaused}
            onEnd={goOn}
          />
          <div className="mt-3 flex items-center gap-2.5">
            <Link
              to={`/characters/${character.characterSlug}`}
              className="pointer-events-auto flex min-w-0 items-center gap-2.5 rounded-full"
            >
              <Avatar src={character.avatar} className="size-9" />
              <h1 className="truncate text-[0.9375rem]/5 font-[560]">{character.characterName}</h1>
            </Link>
            <LocalTime
              at={story.createdAt}
              format={{ hour: 'numeric', minute: '2-digit' }}
              className="type-caption text-fg-2 shrink-0"
            />
            <div className="pointer-events-auto ms-auto flex gap-2">
              {story.hasSound && !isCalm && (
                <SoundButton isHeard={playback.isHeard} onToggle={playback.toggleSound} />
              )}
              <IconButton
                icon={isStopped ? 'play' : 'pause'}
                label={t(isStopped ? 'play' : 'pause')}
                kind="media"
                className="motion-reduce:hidden noscript:hidden"
                onClick={togglePause}
              />
              <Link to={closeHref} aria-label={t('close')} className={iconButtonClass('media')}>
                <Icon name="x" size={20} />
              </Link>
            </div>
          </div>
        </header>
        {story.caption && (
          <p className="media-foot type-lead pointer-events-none absolute inset-x-0 bottom-0 px-5 pt-16 pb-[max(24px,env(safe-area-inset-bottom))] text-balance">
            {story.caption}
          </p>
        )}
        <p role="status" className="sr-only">
          {t('place', { index: index + 1, count: stories.length, caption: story.caption })}
        </p>
      </div>
    </section>
  );
}
