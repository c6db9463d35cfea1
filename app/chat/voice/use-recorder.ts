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
  /** Keeps nothing and releases the microphone. */
  discard(): void;
  /** Ends and returns the recording; null if there is none. */
  take(): Promise<Recorded | null>;
}

interface Options {
  /** The character that it is sent to. */
  characterId: string;
  maxSeconds: number;
  /** A refused recording that is returned to its sender. */
  returned: Recorded | null;
}

/** Records with the microphone; refused recordings are kept in the tab and offered to be sent again. */
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
