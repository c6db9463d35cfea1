import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { useRecording } from '../../kit/ui/media/use-recording';
import type { PresetSample } from '../presenters';

interface SampleButtonProps {
  sample: PresetSample;
  /** The name of the voice. */
  name: string;
}

/** Plays a sample of a voice in place. Without scripts its link opens the browser's own player. */
export function SampleButton({ sample, name }: SampleButtonProps) {
  const { t } = useTranslation('create');
  const { isPlaying, toggle } = useRecording(sample.src, { playedBefore: 0 });
  return (
    <a
      href={sample.src}
      aria-label={t(isPlaying ? 'sample.pause' : 'sample.play', { name })}
      className="bg-light text-on-light relative z-20 flex size-11 shrink-0 items-center justify-center rounded-full"
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
    </a>
  );
}
