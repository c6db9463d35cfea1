import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasEveryEmotion,
  nextEmotion,
  voiceEmotions,
  type VoiceEmotion,
} from '~/domain/creator-voices/emotions';
import { useOwnForm } from '../kit/forms/form';
import { FormCheckbox } from '../kit/forms/form-field';
import { useErrorText } from '../kit/forms/use-error-text';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import { FieldNote } from '../kit/ui/fields/text-field';
import { Notice } from '../kit/ui/feedback/notice';
import { Icon } from '../kit/ui/icons/icon';
import type { StepFields } from '../wizards/wizard-fields';
import { RecorderCard } from './recorder-card';
import { SampleRow } from './sample-row';
import { TemplateRow } from './template-row';
import type { ShownSample, VoiceChoice } from './voice-choice';

/** The voice of the twin: five recorded emotions, or a template. */
export function VoiceFields({ fields, voices }: { fields: StepFields; voices: VoiceChoice }) {
  const { t } = useTranslation('onboarding');
  const { errorText } = useOwnForm();
  const { voiceKind, voicePreset, agreesToCloning } = fields;
  const { samples } = voices;
  const first = voiceKind?.initialValue ?? (samples.length > 0 ? 'samples' : 'template');
  const hasScripts = useHydrated();
  const [kind, setKind] = useState(first);
  if (!voiceKind || !voicePreset || !agreesToCloning) return null;
  const error = errorText(voiceKind.errors);
  const shows = (wanted: string) => !hasScripts || kind === wanted;
  return (
    <>
      <fieldset onChange={({ target }) => noteKind(target, setKind)}>
        <legend className="sr-only">{t('field.voiceKind')}</legend>
        <div className="bg-veil-2 flex gap-1 rounded-[26px] p-1">
          {(['samples', 'template'] as const).map((value) => (
            <label
              key={value}
              className="has-checked:bg-light has-checked:text-on-light has-focus-visible:outline-focus text-fg-2 relative flex min-h-11 flex-1 items-center justify-center rounded-full px-2 text-center text-[0.875rem] font-[560] has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="voiceKind"
                value={value}
                defaultChecked={first === value}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {t(`option.voiceKind.${value}`)}
            </label>
          ))}
        </div>
        <FieldNote id={voiceKind.errorId} error={error} />
      </fieldset>
      {shows('samples') && (
        <>
          <Samples voices={voices} />
          <div className="rounded-card border-line-2 bg-card border p-4">
            <FormCheckbox field={agreesToCloning}>{t('field.agreesToCloning')}</FormCheckbox>
            <p className="type-caption text-fg-3 mt-1.5">{t('voice.cloning')}</p>
          </div>
          <OwnVoice samples={samples} />
        </>
      )}
      {shows('template') && (
        <fieldset className="space-y-2.5">
          <legend className="text-fg-2 mb-3">{t('voice.templates')}</legend>
          {voices.presets.map((preset) => (
            <TemplateRow
              key={preset.id}
              preset={preset}
              isChosen={voicePreset.initialValue === preset.id}
            />
          ))}
          <FieldNote id={voicePreset.errorId} error={errorText(voicePreset.errors)} />
        </fieldset>
      )}
    </>
  );
}

function noteKind(target: EventTarget, setKind: (kind: string) => void): void {
  if (target instanceof HTMLInputElement && target.name === 'voiceKind') setKind(target.value);
}

/** Says whether the samples can become the twin's voice. */
function OwnVoice({ samples }: { samples: ShownSample[] }) {
  const { t } = useTranslation('onboarding');
  if (!hasEveryEmotion(samples) || samples.every(({ isRecorded }) => isRecorded)) return null;
  return <Notice kind="info">{t('voice.files-not-cloned')}</Notice>;
}

/** The five emotions: as cells and a recorder with scripts, and as rows. */
function Samples({ voices: { action, samples, mostSeconds, response } }: { voices: VoiceChoice }) {
  const hasScripts = useHydrated();
  const errorText = useErrorText();
  const [current, setCurrent] = useState<VoiceEmotion | null>(() => nextEmotion(samples));
  return (
    <div className="space-y-4">
      {response?.error !== undefined && (
        <Notice kind="danger">{errorText([response.error])}</Notice>
      )}
      {hasScripts && current !== null && (
        <>
          <EmotionCells samples={samples} current={current} />
          <RecorderCard
            key={current}
            action={action}
            emotion={current}
            mostSeconds={mostSeconds}
            onKept={() => setCurrent(nextEmotion([...samples, { emotion: current }]))}
          />
        </>
      )}
      <ul className="rounded-card border-line-2 bg-card divide-line divide-y border px-4">
        {voiceEmotions.map((emotion) => (
          <SampleRow
            key={emotion}
            emotion={emotion}
            sample={sampleOf(samples, emotion)}
            isCurrent={emotion === current}
            onRecord={() => setCurrent(emotion)}
          />
        ))}
      </ul>
    </div>
  );
}

const sampleOf = (samples: readonly ShownSample[], emotion: VoiceEmotion) =>
  samples.find((sample) => sample.emotion === emotion);

interface EmotionCellsProps {
  samples: readonly ShownSample[];
  current: VoiceEmotion;
}

/** The emotions in their order, each with its length once it is recorded. */
function EmotionCells({ samples, current }: EmotionCellsProps) {
  const { t } = useTranslation('onboarding');
  return (
    <ol className="grid grid-cols-5 gap-1.5 sm:gap-2.5">
      {voiceEmotions.map((emotion) => {
        const sample = sampleOf(samples, emotion);
        return (
          <li
            key={emotion}
            className={clsx(
              'rounded-input min-w-0 border px-0.5 py-2 text-center text-[0.75rem]/4.5 sm:text-[0.84375rem]',
              emotion === current ? 'border-rose bg-chosen' : 'border-line-2',
            )}
            {...(emotion === current && { 'aria-current': 'step' as const })}
          >
            <span className="block truncate font-[560]">{t(`voice.emotion.${emotion}`)}</span>
            <span className={clsx('block truncate', sample ? 'text-ok' : 'text-fg-3')}>
              {emotion === current ? (
                t('voice.now')
              ) : sample ? (
                <>
                  <Icon name="check" size={14} className="inline" />{' '}
                  {t('voice.seconds', { n: sample.seconds })}
                </>
              ) : (
                t('voice.to-come')
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
