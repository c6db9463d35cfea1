import { useTranslation } from 'react-i18next';
import type { VoiceEmotion } from '~/domain/creator-voices/emotions';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';
import { clockText } from '../kit/ui/media/clock-text';
import { useRecording } from '../kit/ui/media/use-recording';
import type { ShownSample } from './voice-choice';

/** Returns the id of the form that sends a file of an emotion; it stands outside the step's form. */
export const fileFormId = (emotion: VoiceEmotion) => `voice-file-${emotion.toLowerCase()}`;

interface SampleRowProps {
  emotion: VoiceEmotion;
  sample: ShownSample | undefined;
  isCurrent: boolean;
  onRecord: () => void;
}

/** An emotion with its sample, played in place, and the way to record it or to send a file. */
export function SampleRow({ emotion, sample, isCurrent, onRecord }: SampleRowProps) {
  const { t } = useTranslation('onboarding');
  const hasScripts = useHydrated();
  const name = t(`voice.emotion.${emotion}`);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
      {sample ? (
        <Player sample={sample} name={name} />
      ) : (
        <>
          <span className="border-line-2 bg-veil-2 text-fg-2 flex size-11 shrink-0 items-center justify-center rounded-full border">
            <Icon name="mic" size={18} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-[560]">{name}</span>
            <span className="type-small text-fg-3 block">{t('voice.not-recorded')}</span>
          </span>
        </>
      )}
      {hasScripts && !isCurrent && (
        <button
          type="button"
          onClick={onRecord}
          aria-label={t(sample ? 'voice.again-of' : 'voice.record-of', { name })}
          className={buttonClass({ kind: sample ? 'soft' : 'light' }, 'h-11! px-4.5!')}
        >
          {t(sample ? 'voice.again' : 'voice.record')}
        </button>
      )}
      {!hasScripts && (
        <span className="flex w-full flex-wrap items-center gap-2">
          <input
            type="file"
            name="recording"
            form={fileFormId(emotion)}
            accept=".wav,audio/wav"
            required
            aria-label={t('voice.file', { name })}
            className="text-fg-2 h-11 min-w-0 flex-1 py-2.5 text-[0.84375rem]"
          />
          <button
            type="submit"
            form={fileFormId(emotion)}
            className={buttonClass({ kind: 'soft' }, 'h-11! px-4.5!')}
          >
            {t('voice.send-file')}
          </button>
        </span>
      )}
    </li>
  );
}

function Player({ sample: { src, seconds, peaks }, name }: { sample: ShownSample; name: string }) {
  const { t } = useTranslation('onboarding');
  const { isPlaying, played, toggle } = useRecording(src, { playedBefore: 0 });
  const clock = (at: number) => clockText(at).padStart(5, '0');
  return (
    <>
      <a
        href={src}
        aria-label={t(isPlaying ? 'voice.pause-of' : 'voice.play-of', { name })}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
        className="bg-light text-on-light flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
      </a>
      <span className="min-w-0 flex-1">
        <span className="block font-[560]">{name}</span>
        <span className="type-small text-fg-3 block tabular-nums">
          {t('voice.time', { at: clock(played * seconds), of: clock(seconds) })}
        </span>
      </span>
      <span aria-hidden className="flex h-7 items-center gap-[2.5px] max-sm:hidden">
        {peaks.map((peak, index) => (
          <span
            key={index}
            style={{ height: `${Math.max(12, peak)}%` }}
            className={`w-[2.5px] rounded-full ${index < played * peaks.length ? 'bg-rose' : 'bg-fg-3'}`}
          />
        ))}
      </span>
    </>
  );
}
