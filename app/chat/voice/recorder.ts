import { shortestRecordingMs } from '~/domain/chat/voice/recording-length';
import type { Microphone } from './open-microphone';
import type { Recorded } from './recorded';

/** How things stand with what is being said aloud. */
export interface RecorderView {
  state: 'idle' | 'opening' | 'recording' | 'paused' | 'finishing' | 'kept' | 'denied';
  elapsedMs: number;
  /** How loud it was all along, in hundredths; the newest last. */
  levels: readonly number[];
  /** What is offered to be sent again; null in every state but `kept`. */
  kept: Recorded | null;
}

interface Told {
  onLevel(level: number, elapsedMs: number): void;
}

interface Options {
  open(told: Told): Promise<Microphone>;
  /** Told of every change of the recordings that were not taken and are not sent yet. */
  onHeld(held: readonly Recorded[]): void;
}

/** Whether so little was recorded that it is not sent. */
export const isTooShort = ({ state, elapsedMs }: Pick<RecorderView, 'state' | 'elapsedMs'>) =>
  (state === 'recording' || state === 'paused') && elapsedMs < shortestRecordingMs;

export const atRest: RecorderView = { state: 'idle', elapsedMs: 0, levels: [], kept: null };

/**
 * Records with one microphone at a time, up to a limit at which it pauses. What is asked for in a state
 * that does not know it changes nothing, so that a press too many opens and sends nothing twice. A
 * recording that comes back is held, and offered once nothing else is being said.
 */
export function createRecorder({ open, onHeld }: Options) {
  const listeners = new Set<() => void>();
  let view = atRest;
  let microphone: Microphone | null = null;
  let held: readonly Recorded[] = [];
  /** Raised by whatever ends a recording: what still comes of one before is not heard. */
  let turn = 0;

  const show = (change: Partial<RecorderView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const rest = () => {
    const [kept] = held;
    show(
      kept ? { state: 'kept', elapsedMs: kept.seconds * 1000, levels: kept.peaks, kept } : atRest,
    );
  };
  const hold = (recordings: readonly Recorded[]) => {
    held = recordings;
    onHeld(held);
  };
  const letGo = () => {
    turn += 1;
    microphone?.letGo();
    microphone = null;
  };
  const pause = () => {
    if (view.state !== 'recording') return;
    microphone?.pause();
    show({ state: 'paused' });
  };

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start(maxSeconds: number): Promise<void> {
      if (view.state !== 'idle' && view.state !== 'denied') return;
      turn += 1;
      const own = turn;
      show({ ...atRest, state: 'opening' });
      try {
        const opened = await open({
          onLevel(level, elapsedMs) {
            if (own !== turn) return;
            show({ elapsedMs, levels: [...view.levels, level] });
            if (elapsedMs >= maxSeconds * 1000) pause();
          },
        });
        if (own !== turn) return opened.letGo();
        microphone = opened;
        show({ state: 'recording' });
      } catch {
        if (own !== turn) return;
        if (held.length > 0) rest();
        else show({ ...atRest, state: 'denied' });
      }
    },
    pause,
    resume() {
      if (view.state !== 'paused') return;
      microphone?.resume();
      show({ state: 'recording' });
    },
    /** Throws away what is being recorded, or the one that is offered. */
    discard() {
      if (view.state === 'finishing') return;
      if (view.state === 'kept') hold(held.slice(1));
      letGo();
      rest();
    },
    /**
     * Returns what was recorded, which is over then; null where there is nothing, it is taken already, or
     * it is too short and goes on.
     */
    async take(): Promise<Recorded | null> {
      const { state, kept } = view;
      if (state === 'kept') {
        hold(held.slice(1));
        rest();
        return kept;
      }
      if (!microphone || (state !== 'recording' && state !== 'paused')) return null;
      if (isTooShort(view)) return null;
      const finished = microphone;
      microphone = null;
      turn += 1;
      const own = turn;
      show({ state: 'finishing' });
      try {
        return await finished.finish();
      } catch {
        return null;
      } finally {
        if (own === turn) rest();
      }
    },
    /** Holds a recording that was not taken: its person's again. */
    giveBack(recorded: Recorded) {
      if (held.some(({ sound }) => sound === recorded.sound)) return;
      hold([...held, recorded]);
      if (view.state === 'idle' || view.state === 'denied') rest();
    },
    /** The page is left: lets go of the microphone, and of nothing that is held. */
    leave() {
      letGo();
      rest();
    },
  };
}
