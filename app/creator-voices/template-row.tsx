import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import { TwoLines } from '../kit/ui/marks/two-lines';
import { useRecording } from '../kit/ui/media/use-recording';
import type { ShownPreset } from './voice-choice';

/** A voice of the house, with its sound if there is a sample. */
export function TemplateRow({ preset, isChosen }: { preset: ShownPreset; isChosen: boolean }) {
  const { t } = useTranslation('onboarding');
  const { id, name, sample } = preset;
  return (
    <div className="rounded-card border-line-2 bg-card has-checked:border-rose has-checked:bg-chosen has-focus-visible:outline-focus relative flex min-h-15 items-center gap-3.5 border px-4 py-2 has-focus-visible:outline-2">
      {sample && <SampleLink src={sample.src} name={name} />}
      <label className="flex min-w-0 flex-1 items-center gap-3">
        <TwoLines title={name} text={t('voice.template', { name })} />
        <input
          type="radio"
          name="voicePreset"
          value={id}
          defaultChecked={isChosen}
          className="border-line-form checked:border-rose checked:bg-on-accent size-5 shrink-0 appearance-none rounded-full border outline-none after:absolute after:inset-0 checked:border-[6px]"
        />
      </label>
    </div>
  );
}

function SampleLink({ src, name }: { src: string; name: string }) {
  const { t } = useTranslation('onboarding');
  const { isPlaying, toggle } = useRecording(src, { playedBefore: 0 });
  return (
    <a
      href={src}
      aria-label={t(isPlaying ? 'voice.pause-of' : 'voice.play-of', { name })}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
      className="bg-light text-on-light relative z-10 flex size-11 shrink-0 items-center justify-center rounded-full"
    >
      <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
    </a>
  );
}
