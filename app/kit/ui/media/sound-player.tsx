import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon';
import { useRecording } from './use-recording';
import { VoiceBars } from './voice-bars';

/** The class of the round area before the bars. */
export const soundDisc = 'flex size-11 shrink-0 items-center justify-center rounded-full';

/** The labels of the sound for screen readers, by its kind. */
const names = {
  message: { label: 'voice.label', play: 'voice.play', pause: 'voice.pause' },
  sample: { label: 'voice.sample', play: 'voice.play-sample', pause: 'voice.pause-sample' },
} as const;

interface SoundPlayerProps {
  src: string;
  /** The kind of sound; a voice message by default. */
  kind?: keyof typeof names;
  seconds: number;
  /** The loudness from start to end, in hundredths. */
  peaks: readonly number[];
  isMine?: boolean;
  isListened?: boolean;
  /** Called after the sound has been played to its end. */
  onListened?: (() => void) | undefined;
}

/** Plays sound in place. Without scripts its link opens the browser's own player. */
export function SoundPlayer({
  src,
  kind = 'message',
  seconds,
  peaks,
  isMine = false,
  isListened = false,
  onListened,
}: SoundPlayerProps) {
  const { t } = useTranslation('messages');
  const { isPlaying, played, toggle } = useRecording(src, {
    playedBefore: isListened ? 1 : 0,
    onListened,
  });
  return (
    <VoiceBars
      label={t(names[kind].label)}
      peaks={peaks}
      seconds={seconds}
      isMine={isMine}
      played={played}
    >
      <a
        href={src}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
        aria-label={t(names[kind][isPlaying ? 'pause' : 'play'])}
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
