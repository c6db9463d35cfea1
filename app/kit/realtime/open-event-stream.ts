import { shareEventStream } from './event-stream';
import { refreshSession } from './refresh-session';
import type { StreamFrame } from './stream-event';
import { readStream } from './stream-reader';

interface OpenOptions {
  /** When what the page shows was read, in milliseconds by the server's clock. */
  loadedAt(): number;
  onFrame(frame: StreamFrame): void;
  /** Called when events were missed that no tab has: the page reloads its data. */
  onGap(): void;
}

/** Opens the event stream with the browser's own means; returns its end. */
export function openEventStream({ loadedAt, onFrame, onGap }: OpenOptions): () => void {
  return shareEventStream({
    // Locks exist on secure pages only.
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

/** When the network or the person returns; new attempts make sense then. */
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
