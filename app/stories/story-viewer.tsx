import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryTeller } from './presenters/story-for-fan';
import { usePrefersReducedMotion } from '../kit/ui/behaviour/use-prefers-reduced-motion';
import { usePlayback } from '../kit/ui/media/use-playback';
import { StoryAnswer } from './story-answer';
import { closeHref, StoryHeader } from './story-header';
import { StoryMedia } from './story-media';
import { StoryStep } from './story-step';
import { useHold } from './use-hold';
import { useStoryKeys, useStorySteps } from './use-story-steps';

interface StoryViewerProps {
  character: StoryTeller;
  stories: Story[];
  /** The index of the story that is shown first. */
  start: number;
  previousHref: string | null;
  nextHref: string | null;
  /** The idempotency key and maximum length of a reply. */
  answer: { idempotencyKey: string; maxLength: number };
}

/** Shows one story in the large view. Every step is a link, so that it also works without scripts. */
export function StoryViewer(props: StoryViewerProps) {
  const { character, stories, previousHref, nextHref, answer } = props;
  const { t } = useTranslation('stories');
  const { index, story, goOn, goBack, close } = useStorySteps({ ...props, closeHref });
  const [isAnswering, setAnswering] = useState(false);
  const { hold, isStopped, isPaused, togglePause, playback, isHearable } = useStoryPlayback(
    story,
    isAnswering,
  );
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
    { way: 'back', href: hrefOf(index - 1) ?? previousHref, take: goBack },
    { way: 'on', href: hrefOf(index + 1) ?? nextHref ?? closeHref, take: goOn },
  ] as const;
  return (
    <section
      aria-label={t('of', { name: character.characterName })}
      className="flex h-full items-center justify-center md:p-6"
    >
      <div className="bg-raised md:rounded-modal md:shadow-modal relative h-full w-full overflow-hidden md:aspect-9/16 md:w-auto md:max-w-full">
        <StoryMedia story={story} name={character.characterName} video={playback.video} />
        {steps.map(({ way, href, take }) => (
          <StoryStep
            key={way}
            way={way}
            href={href}
            hasVideo={story.mediaType === 'video'}
            hold={hold}
            onTake={take}
          />
        ))}
        <StoryHeader
          character={character}
          story={story}
          place={{ index, count: stories.length }}
          isStopped={isStopped}
          isPaused={isPaused}
          sound={isHearable ? playback : null}
          onPause={togglePause}
          onEnd={goOn}
        />
        <StoryFoot story={story} character={character} answer={answer} onBusy={setAnswering} />
        <p role="status" className="sr-only">
          {t('place', { index: index + 1, count: stories.length, caption: story.caption })}
        </p>
      </div>
    </section>
  );
}

interface StoryFootProps extends Pick<StoryViewerProps, 'character' | 'answer'> {
  story: Story;
  onBusy(isBusy: boolean): void;
}

/** Shows the text under a story, and the field to answer it. */
function StoryFoot({ story, character, answer, onBusy }: StoryFootProps) {
  return (
    <div className="media-foot pointer-events-none absolute inset-x-0 bottom-0 px-4 pt-16 pb-[max(16px,env(safe-area-inset-bottom))]">
      {story.caption && <p className="type-lead px-1 text-balance">{story.caption}</p>}
      <StoryAnswer
        key={story.storyId}
        {...answer}
        storyId={story.storyId}
        slug={character.characterSlug}
        name={character.characterName}
        onBusy={onBusy}
      />
    </div>
  );
}

/** Plays a story until the person stops or holds it. With reduced motion the person starts it. */
function useStoryPlayback(story: Story | undefined, isAnswering: boolean) {
  const isCalm = usePrefersReducedMotion();
  const [isStopped, setIsStopped] = useState(false);
  const hold = useHold();
  const togglePause = useCallback(() => setIsStopped((before) => !before), []);
  const isPaused = isStopped || hold.isHeld || isAnswering;
  const hasSound = story?.hasSound ?? false;
  const playback = usePlayback({
    isPlaying: !isPaused && !isCalm,
    hasSound,
    source: story?.storyId ?? '',
  });
  return { hold, isStopped, isPaused, togglePause, playback, isHearable: hasSound && !isCalm };
}
