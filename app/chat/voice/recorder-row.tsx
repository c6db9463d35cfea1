import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/buttons/icon-button';
import { clockText } from '../../kit/ui/media/clock-text';
import { useRecording } from '../../kit/ui/media/use-recording';
import type { Recorder } from './use-recorder';

/** The maximum number of bars shown; older ones have moved out on the left. */
const mostBars = 120;

interface RecorderRowProps {
  recorder: Recorder;
  /** Called when the recording was discarded. */
  onDiscard(): void;
  /** True once the recording has reached its limit and cannot continue. */
  isFull: boolean;
}

/** Replaces the field during a recording: bin, time, loudness, pause. */
export function RecorderRow({ recorder, onDiscard, isFull }: RecorderRowProps) {
  const { t } = useTranslation('voice');
  const { state, elapsedMs, levels, kept } = recorder;
  const isRecording = state === 'recording';
  const bin = useRef<HTMLSpanElement>(null);
  const [isBegun] = useState(isRecording);
  useEffect(() => {
    // A recording that is already there when the page opens is not about to be discarded, so it gets no
    // focus.
    if (isBegun) bin.current?.querySelector('button')?.focus();
  }, [isBegun]);
  return (
    <div
      role="group"
      aria-label={t(state === 'kept' ? 'not-sent' : isRecording ? 'recording' : 'paused')}
      data-recorder={state}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-1"
    >
      <span ref={bin}>
        <IconButton
          icon="trash-2"
          label={t('discard')}
          onClick={() => {
            recorder.discard();
            onDiscard();
          }}
        />
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          'mx-1.5 size-2.25 shrink-0 rounded-full',
          isRecording ? 'bg-live motion-safe:animate-pulse' : 'bg-fg-3',
        )}
      />
      <span role="timer" className="w-11 shrink-0 font-[560] tabular-nums">
        {clockText(Math.floor(elapsedMs / 1000))}
      </span>
      <span
        aria-hidden="true"
        className="flex h-8 min-w-0 flex-1 items-center justify-end gap-[2.5px] overflow-hidden mask-[linear-gradient(to_right,transparent,black_24%)]"
      >
        {levels.slice(-mostBars).map((level, index) => (
          <span
            key={Math.max(0, levels.length - mostBars) + index}
            style={{ height: `${Math.max(10, level)}%` }}
            className="bg-rose w-[2.5px] shrink-0 rounded-full"
          />
        ))}
      </span>
      {kept && <PlayKept key={kept.sound} sound={kept.sound} />}
      {isRecording && (
        <IconButton icon="pause" label={t('pause-recording')} onClick={recorder.pause} />
      )}
      {state === 'paused' && !isFull && (
        <IconButton icon="mic" label={t('resume')} onClick={recorder.resume} />
      )}
    </div>
  );
}

/** Plays a recording that was not sent yet. */
function PlayKept({ sound }: { sound: string }) {
  const { t } = useTranslation('voice');
  const { isPlaying, toggle } = useRecording(sound, { playedBefore: 0 });
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      label={t(isPlaying ? 'pause-kept' : 'play-kept')}
      onClick={toggle}
    />
  );
}
