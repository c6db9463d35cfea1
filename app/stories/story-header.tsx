import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../kit/site/local-time';
import { Avatar } from '../kit/ui/media/avatar';
import { Icon } from '../kit/ui/icons/icon';
import { IconButton, iconButtonClass } from '../kit/ui/buttons/icon-button';
import { SoundButton } from '../kit/ui/media/sound-button';
import type { usePlayback } from '../kit/ui/media/use-playback';
import type { Story, StoryTeller } from './presenters/story-for-fan';
import { StoryProgress } from './story-progress';

/** Milliseconds for which a photo is shown. A video takes its own length. */
const photoMs = 5_000;
/** The page that opens when stories are closed. */
export const closeHref = '/';

interface StoryHeaderProps {
  character: StoryTeller;
  story: Story;
  place: { index: number; count: number };
  /** True after the person stopped it. It also pauses while it is held. */
  isStopped: boolean;
  isPaused: boolean;
  /** Null if there is no sound. */
  sound: Pick<ReturnType<typeof usePlayback>, 'isSoundOn' | 'toggleSound'> | null;
  onPause(): void;
  onEnd(): void;
}

/** Shows the progress, the character and the buttons of the current story. */
export function StoryHeader(props: StoryHeaderProps) {
  const { character, story, place, isStopped, isPaused, sound, onPause, onEnd } = props;
  const { t } = useTranslation('stories');
  return (
    <header className="pointer-events-none absolute inset-x-0 top-0 bg-linear-to-b from-[rgb(8_4_9/.8)] to-transparent p-3 pb-10 md:p-4">
      <StoryProgress
        count={place.count}
        index={place.index}
        durationMs={story.durationMs ?? photoMs}
        isPaused={isPaused}
        onEnd={onEnd}
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
          {sound && <SoundButton isSoundOn={sound.isSoundOn} onToggle={sound.toggleSound} />}
          <IconButton
            icon={isStopped ? 'play' : 'pause'}
            label={t(isStopped ? 'play' : 'pause')}
            kind="media"
            className="motion-reduce:hidden noscript:hidden"
            onClick={onPause}
          />
          <Link to={closeHref} aria-label={t('close')} className={iconButtonClass('media')}>
            <Icon name="x" size={20} />
          </Link>
        </div>
      </div>
    </header>
  );
}
