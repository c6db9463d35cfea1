import { shortestRecordingMs } from '~/domain/chat/voice/recording-length';
import type { Microphone } from './open-microphone';
import type { Recorded } from './recorded';

/** The state of a recording. */
export interface RecorderView {
  state: 'idle' | 'opening' | 'recording' | 'paused' | 'finishing' | 'kept' | 'denied';
  elapsedMs: number;
  /** The loudness over the whole time, in hundredths; the newest last. */
  levels: readonly number[];
  /** The recording offered to be sent again; null in every state but `kept`. */
  kept: Recorded | null;
}

interface MicrophoneCallbacks {
  onLevel(level: number, elapsedMs: number): void;
}

interface Options {
  open(handlers: MicrophoneCallbacks): Promise<Microphone>;
  /** Called on every change of the recordings that were refused and are not sent yet. */
  onHeld(held: readonly Recorded[]): void;
}

/** Checks whether a recording is too short to be sent. */
export const isTooShort = ({ state, elapsedMs }: Pick<RecorderView, 'state' | 'elapsedMs'>) =>
  (state === 'recording' || state === 'paused') && elapsedMs < shortestRecordingMs;

export const atRest: RecorderView = { state: 'idle', elapsedMs: 0, levels: [], kept: null };

/**
 * Records with one microphone at a time, up to a limit at which it pauses. A call in a state that does not
 * allow it changes nothing, so that an extra press opens and sends nothing twice. A returned recording is
 * held, and offered once no other one is in progress.
 */
export class SoundRecorder {
  private shown = atRest;
  private readonly listeners = new Set<() => void>();
  private microphone: Microphone | null = null;
  private held: readonly Recorded[] = [];
  /** Incremented when a recording ends; later events of an earlier recording are ignored. */
  private turn = 0;

  constructor(private readonly options: Options) {}

  readonly view = () => this.shown;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  async start(maxSeconds: number): Promise<void> {
    const { state } = this.shown;
    if (state !== 'idle' && state !== 'denied') return;
    this.turn += 1;
    const own = this.turn;
    this.show({ ...atRest, state: 'opening' });
    try {
      const opened = await this.options.open({
        onLevel: (level, elapsedMs) => {
          if (own !== this.turn) return;
          this.show({ elapsedMs, levels: [...this.shown.levels, level] });
          if (elapsedMs >= maxSeconds * 1000) this.pause();
        },
      });
      if (own !== this.turn) return opened.letGo();
      this.microphone = opened;
      this.show({ state: 'recording' });
    } catch {
      if (own !== this.turn) return;
      if (this.held.length > 0) this.rest();
      else this.show({ ...atRest, state: 'denied' });
    }
  }

  readonly pause = () => {
    if (this.shown.state !== 'recording') return;
    this.microphone?.pause();
    this.show({ state: 'paused' });
  };

  readonly resume = () => {
    if (this.shown.state !== 'paused') return;
    this.microphone?.resume();
    this.show({ state: 'recording' });
  };

  /** Discards the current recording, or the offered one. */
  readonly discard = () => {
    const { state } = this.shown;
    if (state === 'finishing') return;
    if (state === 'kept') this.hold(this.held.slice(1));
    this.letGo();
    this.rest();
  };

  /**
   * Returns what was recorded, which is over then; null where there is nothing, it is taken already, or
   * it is too short and goes on.
   */
  readonly take = async (): Promise<Recorded | null> => {
    const { state, kept } = this.shown;
    if (state === 'kept') {
      this.hold(this.held.slice(1));
      this.rest();
      return kept;
    }
    if (!this.microphone || (state !== 'recording' && state !== 'paused')) return null;
    if (isTooShort(this.shown)) return null;
    const finished = this.microphone;
    this.microphone = null;
    this.turn += 1;
    const own = this.turn;
    this.show({ state: 'finishing' });
    try {
      return await finished.finish();
    } catch {
      return null;
    } finally {
      if (own === this.turn) this.rest();
    }
  };

  /** Holds a refused recording for its sender. */
  giveBack(recorded: Recorded): void {
    if (this.held.some(({ sound }) => sound === recorded.sound)) return;
    this.hold([...this.held, recorded]);
    const { state } = this.shown;
    if (state === 'idle' || state === 'denied') this.rest();
  }

  /** Releases the microphone when the page is left. Held recordings stay. */
  leave(): void {
    this.letGo();
    this.rest();
  }

  private show(change: Partial<RecorderView>): void {
    this.shown = { ...this.shown, ...change };
    for (const listener of this.listeners) listener();
  }

  private rest(): void {
    const [kept] = this.held;
    if (!kept) return this.show(atRest);
    this.show({ state: 'kept', elapsedMs: kept.seconds * 1000, levels: kept.peaks, kept });
  }

  private hold(recordings: readonly Recorded[]): void {
    this.held = recordings;
    this.options.onHeld(recordings);
  }

  private letGo(): void {
    this.turn += 1;
    this.microphone?.letGo();
    this.microphone = null;
  }
}
