import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSite } from '../../kit/site/use-site';
import { openMicrophone } from './open-microphone';
import { atRest, SoundRecorder, type RecorderView } from './recorder';
import type { Recorded } from './recorded';
import { storedRecordings } from './stored-recordings';

export interface Recorder extends RecorderView {
  start(): void;
  pause(): void;
  resume(): void;
  /** Keeps nothing, and lets go of the microphone. */
  discard(): void;
  /** What was recorded, which is over then; null where nothing was. */
  take(): Promise<Recorded | null>;
}

interface Options {
  /** Whom it is said to. */
  characterId: string;
  maxSeconds: number;
  /** A recording that was not taken, and is its person's again. */
  returned: Recorded | null;
}

/** Records with the microphone; what was not taken is kept in the tab, and offered to be sent again. */
export function useRecorder({ characterId, maxSeconds, returned }: Options): Recorder {
  const { viewer } = useSite();
  const speaker = viewer.kind === 'member' ? viewer.id : viewer.kind;
  const stored = useMemo(() => storedRecordings(speaker, characterId), [speaker, characterId]);
  const recorder = useMemo(
    () => new SoundRecorder({ open: openMicrophone, onHeld: stored.write }),
    [stored],
  );
  const view = useSyncExternalStore(recorder.subscribe, recorder.view, () => atRest);
  useEffect(() => () => recorder.leave(), [recorder]);
  useEffect(() => {
    const held = stored.read();
    for (const recorded of returned ? [...held, returned] : held) recorder.giveBack(recorded);
  }, [recorder, stored, returned]);
  const { pause, resume, discard, take } = recorder;
  return { ...view, pause, resume, discard, take, start: () => void recorder.start(maxSeconds) };
}
