import { useCallback, useEffect, useRef, useState } from 'react';
import { openMicrophone, type Microphone } from './open-microphone';
import type { Recorded } from './recorded';

type RecorderState = 'idle' | 'opening' | 'recording' | 'paused' | 'kept' | 'denied';

export interface Recorder {
  state: RecorderState;
  elapsedMs: number;
  /** How loud it was all along, in hundredths; the newest last. */
  levels: readonly number[];
  start(): void;
  pause(): void;
  resume(): void;
  /** Keeps nothing, and lets go of the microphone. */
  discard(): void;
  /** What was recorded, which is over then; null where nothing was. */
  take(): Promise<Recorded | null>;
}

interface Options {
  maxSeconds: number;
  /** A recording that was not taken, and is its person's again. */
  returned: Recorded | null;
}

const nothing = { elapsedMs: 0, levels: [] as readonly number[] };

/** Records with the microphone, up to a limit at which it pauses; what comes back is kept to be sent again. */
export function useRecorder({ maxSeconds, returned }: Options): Recorder {
  const [state, setState] = useState<RecorderState>('idle');
  const [heard, setHeard] = useState(nothing);
  const microphone = useRef<Microphone | null>(null);
  const kept = useRef<Recorded | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      microphone.current?.letGo();
      microphone.current = null;
    };
  }, []);
  useEffect(() => {
    if (!returned) return;
    kept.current = returned;
    setHeard({ elapsedMs: returned.seconds * 1000, levels: returned.peaks });
    setState('kept');
  }, [returned]);

  const pause = useCallback(() => {
    microphone.current?.pause();
    setState('paused');
  }, []);
  const start = useCallback(() => {
    setState('opening');
    setHeard(nothing);
    void openMicrophone({
      onLevel(level, elapsedMs) {
        setHeard(({ levels }) => ({ elapsedMs, levels: [...levels, level] }));
        if (elapsedMs >= maxSeconds * 1000) pause();
      },
    }).then(
      (opened) => {
        if (isLeft.current) return opened.letGo();
        microphone.current = opened;
        setState('recording');
      },
      () => setState('denied'),
    );
  }, [maxSeconds, pause]);
  const resume = useCallback(() => {
    microphone.current?.resume();
    setState('recording');
  }, []);
  const discard = useCallback(() => {
    microphone.current?.letGo();
    microphone.current = null;
    kept.current = null;
    setHeard(nothing);
    setState('idle');
  }, []);
  const take = useCallback(async () => {
    const recorded = microphone.current ? await microphone.current.finish() : kept.current;
    microphone.current = null;
    kept.current = null;
    setHeard(nothing);
    setState('idle');
    return recorded;
  }, []);
  return { state, ...heard, start, pause, resume, discard, take };
}
