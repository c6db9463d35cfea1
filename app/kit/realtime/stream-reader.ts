import { pause } from './pause';
import type { RefreshResult } from './refresh-session';
import { readFrame, type StreamFrame } from './stream-event';

const streamPath = '/api/v1/notifications/stream';
/** Milliseconds before the next attempt, and how many there are in all. */
const reconnectDelay = 3000;
const mostAttempts = 4;

/** No place in any stream: whoever names it is told to load all anew. */
const unknownPlace = 'unknown';

/** As much of EventSource as is needed. */
interface StreamSource {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

interface StreamReaderOptions {
  openSource(address: string): StreamSource;
  refreshSession(): Promise<RefreshResult>;
  /** Where the stream was left, by whichever tab read it last. */
  lastEventId(): string | null;
  /** When what the page shows was read, in milliseconds by the server's clock. */
  loadedAt(): number;
  onFrame(frame: StreamFrame): void;
  signal: AbortSignal;
}

/**
 * Reads the event stream until the signal, or until its attempts are used up. A stream that fails is
 * closed, the session is renewed and the stream is opened anew; one that had opened starts the count
 * afresh, and what was missed since is told, or that all is to be loaded anew. Resolves when reading
 * is over.
 */
export async function readStream(options: StreamReaderOptions): Promise<void> {
  let attempt = 1;
  let hasStood = false;
  // One that was cut off before its first event has no place to resume from.
  const place = (): Record<string, string> => {
    const lastEventId = options.lastEventId() ?? (hasStood ? unknownPlace : null);
    return lastEventId === null ? { since: `${options.loadedAt()}` } : { lastEventId };
  };
  while (!options.signal.aborted) {
    const address = `${streamPath}?${new URLSearchParams(place())}`;
    const hadOpened = await readOnce(address, options);
    if (options.signal.aborted) return;
    if (hadOpened) [attempt, hasStood] = [1, true];
    if (attempt === mostAttempts) return;
    attempt += 1;
    if ((await options.refreshSession()) === 'ended') return;
    await pause(reconnectDelay, options.signal);
  }
}

/** One connection, until it fails or is no longer wanted; whether it ever stood. */
function readOnce(address: string, { openSource, onFrame, signal }: StreamReaderOptions) {
  return new Promise<boolean>((resolve) => {
    const source = openSource(address);
    let hasOpened = false;
    const end = () => {
      source.close();
      signal.removeEventListener('abort', end);
      resolve(hasOpened);
    };
    signal.addEventListener('abort', end);
    source.onopen = () => {
      hasOpened = true;
    };
    source.onmessage = ({ data }) => {
      const frame = readFrame(data);
      if (frame) onFrame(frame);
    };
    source.onerror = end;
  });
}
