import { useTranslation } from 'react-i18next';
import { SoundPlayer } from '../kit/ui/media/sound-player';
import type { PlayedSample } from './presenters/voice-sample-for-fan';

interface VoiceSampleProps {
  sample: PlayedSample;
  /** The character whose voice it is. */
  firstName: string;
}

/** Plays a character's greeting in the voice of its chats and calls. */
export function VoiceSample({ sample, firstName }: VoiceSampleProps) {
  const { t } = useTranslation('characters');
  const { src, seconds, peaks, words } = sample;
  return (
    <figure
      aria-labelledby="voice-sample"
      className="rounded-card border-line-2 bg-card border p-1.5"
    >
      <SoundPlayer key={src} kind="sample" src={src} seconds={seconds} peaks={peaks} />
      <figcaption className="px-2.5 pb-2">
        <p id="voice-sample" className="type-small text-fg-3">
          {t('voice-sample', { name: firstName })}
        </p>
        {/* Shown as they were written, in any page language. */}
        <p lang="" className="text-fg-2 mt-1 text-[0.875rem]/5.5">{`“${words}”`}</p>
      </figcaption>
    </figure>
  );
}
