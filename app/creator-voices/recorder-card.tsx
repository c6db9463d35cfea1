import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/forms/use-error-text';
import { Notice } from '../kit/ui/feedback/notice';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { clockText } from '../kit/ui/media/clock-text';
import { useSampleRecorder } from './use-sample-recorder';

interface RecorderCardProps {
  action: string;
  emotion: string;
  mostSeconds: number;
  onKept: () => void;
}

/** Words per second of a calm reader. */
const pace = 2.4;
const bars = 56;

/** Records one emotion: its script to read along, the loudness, and the buttons. */
export function RecorderCard({ action, emotion, mostSeconds, onKept }: RecorderCardProps) {
  const { t } = useTranslation('onboarding');
  const recorder = useSampleRecorder({ action, emotion, mostSeconds, onKept });
  const { state, elapsedMs, levels, session, isSending, error } = recorder;
  const errorText = useErrorText();
  const isOpen = state === 'recording' || state === 'paused';
  const script = t(`voice.script.${emotion as 'Happy'}`);
  const spoken = session ? `${script} ${t('voice.drawn', { words: session.sentence })}` : script;
  return (
    <section className="rounded-card border-rose/25 bg-card border p-5" aria-live="off">
      <div className="flex items-center justify-between gap-3">
        <span className="border-rose/60 bg-chosen rounded-full border px-3.5 py-1 text-[0.84375rem] font-[560]">
          {t(`voice.emotion.${emotion as 'Happy'}`)}
        </span>
        <span className="text-fg-2 flex items-center gap-2 tabular-nums">
          {state === 'recording' && <span aria-hidden className="bg-live size-2.5 rounded-full" />}
          <strong className="text-fg">{clockText(elapsedMs / 1000)}</strong>
          {t('voice.of', { time: clockText(mostSeconds) })}
        </span>
      </div>
      <ReadAlong text={spoken} isOn={isOpen} seconds={elapsedMs / 1000} />
      <Waveform levels={levels} part={elapsedMs / 1000 / mostSeconds} />
      <RecorderButtons recorder={recorder} />
      <p role="status" className="type-small text-fg-3 mt-4 text-center">
        {isSending ? t('voice.sending') : t('voice.stops', { seconds: mostSeconds })}
      </p>
      {state === 'denied' && (
        <div className="mt-4">
          <Notice kind="warm" icon="mic-off">
            <strong>{t('voice.microphone')}</strong> {t('voice.microphone-how')}
          </Notice>
        </div>
      )}
      {error !== null && (
        <div className="mt-4">
          <Notice kind="danger">{errorText([error])}</Notice>
        </div>
      )}
    </section>
  );
}

function RecorderButtons({ recorder }: { recorder: ReturnType<typeof useSampleRecorder> }) {
  const { t } = useTranslation('onboarding');
  const { state, isBusy } = recorder;
  const isOpen = state === 'recording' || state === 'paused';
  return (
    <div className="mt-5 flex items-start justify-center gap-7">
      <RoundButton
        icon="undo-2"
        label={t('voice.again')}
        disabled={!isOpen}
        onClick={recorder.again}
      />
      {state === 'recording' ? (
        <RoundButton icon="pause" label={t('voice.pause')} isMain onClick={recorder.pause} />
      ) : (
        <RoundButton
          icon="mic"
          label={t(state === 'paused' ? 'voice.resume' : 'voice.record')}
          isMain
          disabled={isBusy || state === 'opening' || state === 'finishing'}
          onClick={state === 'paused' ? recorder.resume : recorder.record}
        />
      )}
      <RoundButton
        icon="check"
        label={t('voice.stop')}
        disabled={!isOpen}
        onClick={recorder.stop}
      />
    </div>
  );
}

/** The script: read words light, the current one coloured, the rest dim. */
function ReadAlong({ text, isOn, seconds }: { text: string; isOn: boolean; seconds: number }) {
  const words = text.split(' ');
  const at = isOn ? Math.min(words.length - 1, Math.floor(seconds * pace)) : -1;
  return (
    <p className="font-display mt-4 text-[1.5rem]/[1.9375rem]">
      {words.map((word, index) => (
        <span
          key={index}
          className={clsx(
            at < 0 || index < at ? 'text-fg' : index === at ? 'text-[#FFB9A6]' : 'text-fg-3',
          )}
        >
          {word}{' '}
        </span>
      ))}
    </p>
  );
}

function Waveform({ levels, part }: { levels: readonly number[]; part: number }) {
  const shown = Math.round(Math.min(1, part) * bars);
  const heights = Array.from({ length: bars }, (_, bar) => {
    const level = levels[Math.floor((bar / Math.max(1, shown)) * levels.length)] ?? 0;
    return bar < shown ? Math.max(8, level) : 8;
  });
  return (
    <div aria-hidden className="mt-4">
      <div className="flex h-14 items-center gap-[3px]">
        {heights.map((height, index) => (
          <span
            key={index}
            style={{ height: `${height}%` }}
            className={clsx(
              'min-w-0 flex-1 rounded-full',
              index < shown ? 'bg-rose' : 'bg-line-form',
            )}
          />
        ))}
      </div>
      <div className="bg-line-form mt-3 h-1.5 overflow-hidden rounded-full">
        <div className="bg-accent h-full" style={{ width: `${Math.min(1, part) * 100}%` }} />
      </div>
    </div>
  );
}

interface RoundButtonProps {
  icon: IconName;
  label: string;
  isMain?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function RoundButton({ icon, label, isMain = false, disabled, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="text-fg-2 flex w-19 flex-col items-center gap-1.5 text-[0.84375rem] disabled:opacity-45"
    >
      <span
        className={clsx(
          'flex items-center justify-center rounded-full',
          isMain ? 'bg-live text-on-accent size-19' : 'border-line-2 bg-veil-2 mt-3 size-13 border',
        )}
      >
        <Icon name={icon} size={isMain ? 32 : 20} />
      </span>
      {label}
    </button>
  );
}
