import type { Suspension } from '~/providers/voice-call/voice-line';

/** Words that the character says without an interruption: they can be cut short, or suspended. */
export interface Speech {
  readonly signal: AbortSignal;
  readonly suspension: Suspension;
  cut(): void;
  suspend(): void;
  resume(): void;
}

export function createSpeech(): Speech {
  const cutting = new AbortController();
  let suspended: { ended: Promise<void>; end(): void } | null = null;
  const resume = () => {
    suspended?.end();
    suspended = null;
  };
  return {
    signal: cutting.signal,
    suspension: {
      isOn: () => suspended !== null,
      ended: () => suspended?.ended ?? Promise.resolve(),
    },
    cut() {
      cutting.abort();
      resume();
    },
    suspend() {
      if (suspended || cutting.signal.aborted) return;
      let end: () => void = () => undefined;
      suspended = { ended: new Promise((resolve) => (end = resolve)), end: () => end() };
    },
    resume,
  };
}
