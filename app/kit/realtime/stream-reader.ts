import { pause } from './pause';
import type { RefreshResult } from './refresh-session';
import { readFrame, type StreamFrame } from './stream-event';

const streamPath = '/api/v1/notifications/stream';
/** Milliseconds before the next attempt. The number of attempts is below. */
const reconnectDelay = 3000;
const mostAttempts = 4;

/** A position that no stream has. The gateway answers it with a request to reload all data. */
const unknownPlace = 'unknown';

/** The part of EventSource that is used here. */
interface StreamSource {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

interface StreamReaderOptions {
  openSource(address: string): StreamSource;
  refreshSession(): Promise<RefreshResult>;
  /** Returns the position at which the last reading tab left the stream. */
  lastEventId(): string | null;
  /** Returns the time at which the page's data was read, in milliseconds by the server's clock. */
  loadedAt(): number;
  onFrame(frame: StreamFrame): void;
  signal: AbortSignal;
}

/**
 * Reads the event stream until the signal aborts or the attempts are used up. When a stream fails, it is
 * closed, the session is renewed and the stream is opened again. A stream that had opened resets the count
 * of attempts; the new one delivers the missed events or the request to reload all data. Resolves when
 * reading has ended.
 */
export async function readStream(options: StreamReaderOptions): Promise<void> {
  let attempt = 1;
  let hasStood = false;
  // A stream that was cut off before its first event has no position to resume from.
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

/**
 * Opens one connection and reads until it fails or is no longer needed. Resolves to true if it had opened.
 */
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
