import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon';
import { useRecording } from './use-recording';
import { VoiceBars } from './voice-bars';

/** The round place in front of the bars. */
export const soundDisc = 'flex size-11 shrink-0 items-center justify-center rounded-full';

interface SoundPlayerProps {
  src: string;
  seconds: number;
  /** How loud it is from start to end, in hundredths. */
  peaks: readonly number[];
  isMine?: boolean;
  isListened?: boolean;
  /** Told once it has been played to its end. */
  onListened?: (() => void) | undefined;
}

/** Plays sound where it stands; without scripts its link leads to the browser's own player. */
export function SoundPlayer({
  src,
  seconds,
  peaks,
  isMine = false,
  isListened = false,
  onListened,
}: SoundPlayerProps) {
  const { t } = useTranslation('messages');
  const { isPlaying, heard, toggle } = useRecording(src, {
    heardBefore: isListened ? 1 : 0,
    onListened,
  });
  return (
    <VoiceBars peaks={peaks} seconds={seconds} isMine={isMine} heard={heard}>
      <a
        href={src}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
        aria-label={t(isPlaying ? 'voice.pause' : 'voice.play')}
        className={clsx(
          soundDisc,
          isMine ? 'border-on-mine/30 bg-on-mine/16 border' : 'bg-light text-on-light',
        )}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
      </a>
    </VoiceBars>
  );
}
