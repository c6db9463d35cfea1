import { browserStore } from '../../kit/browser/browser-store';
import type { Recorded } from './recorded';

export const recordingKey = 'recording';

/** Keeps a person's refused recordings to a character in the tab until they are sent or discarded. */
export function storedRecordings(speaker: string, characterId: string) {
  const store = browserStore('sessionStorage', `${recordingKey}:${speaker}:${characterId}`);
  const read = () => parse(store.read());
  const write = (recordings: readonly Recorded[]) =>
    store.write(recordings.length === 0 ? null : JSON.stringify(recordings));
  return {
    read,
    write,
    add(recorded: Recorded) {
      const others = read().filter(({ sound }) => sound !== recorded.sound);
      write([...others, recorded]);
    },
  };
}

function parse(stored: string | null): Recorded[] {
  if (stored === null) return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed.filter(isRecorded) : [];
  } catch {
    return [];
  }
}

const isRecorded = (item: unknown): item is Recorded =>
  typeof item === 'object' &&
  item !== null &&
  'sound' in item &&
  typeof item.sound === 'string' &&
  'seconds' in item &&
  typeof item.seconds === 'number' &&
  'peaks' in item &&
  Array.isArray(item.peaks);
