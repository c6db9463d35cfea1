import { shareEventStream } from './event-stream';
import { refreshSession } from './refresh-session';
import type { StreamFrame } from './stream-event';
import { readStream } from './stream-reader';

interface OpenOptions {
  /** Returns the time at which the page's data was read, in milliseconds by the server's clock. */
  loadedAt(): number;
  onFrame(frame: StreamFrame): void;
  /** Called when events were missed that no tab has. The page then reloads its data. */
  onGap(): void;
}

/** Opens the event stream with the APIs of the browser. Returns the function that ends it. */
export function openEventStream({ loadedAt, onFrame, onGap }: OpenOptions): () => void {
  return shareEventStream({
    // The browser offers locks only on secure pages.
    locks: 'locks' in navigator ? navigator.locks : null,
    openChannel: (name) => new BroadcastChannel(name),
    loadedAt,
    async read(options) {
      while (!options.signal.aborted) {
        await readStream({
          ...options,
          loadedAt,
          openSource: (address) => new EventSource(address, { withCredentials: true }),
          refreshSession,
        });
        await comeBack(options.signal);
      }
    },
    onFrame,
    onGap,
  });
}

/** Resolves when the network or the person returns, because new attempts can then succeed. */
function comeBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const returned = new AbortController();
    const once = { signal: AbortSignal.any([signal, returned.signal]) };
    const done = () => {
      returned.abort();
      resolve();
    };
    signal.addEventListener('abort', done, { once: true });
    window.addEventListener('online', done, once);
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && done(),
      once,
    );
  });
}
