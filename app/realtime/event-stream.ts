import type { StreamFrame } from './stream-event';

/** The lock whose holder reads the stream for all tabs, and the channel on which it tells them. */
const sharedName = 'event-stream';

/** As much of BroadcastChannel as is needed. */
interface Channel {
  postMessage(frame: StreamFrame): void;
  onmessage: ((event: MessageEvent<StreamFrame>) => void) | null;
  close(): void;
}

interface EventStreamOptions {
  /** Holds the lock for as long as the work lasts; null where the browser has no locks. */
  locks: Pick<LockManager, 'request'> | null;
  openChannel(name: string): Channel;
  /** Reads the stream; resolves when reading is over. */
  read(options: {
    lastEventId(): string | null;
    onFrame(frame: StreamFrame): void;
    signal: AbortSignal;
  }): Promise<void>;
  onFrame(frame: StreamFrame): void;
}

/**
 * The event stream of this browser: one tab reads it and shares it with the others, since a browser
 * allows few connections to a site. Another tab takes over where the reader stopped. Returns its end.
 */
export function shareEventStream({ locks, openChannel, read, onFrame }: EventStreamOptions) {
  const stop = new AbortController();
  const channel = openChannel(sharedName);
  let lastEventId: string | null = null;
  const take = (frame: StreamFrame) => {
    ({ lastEventId } = frame);
    onFrame(frame);
  };
  channel.onmessage = ({ data }) => take(data);
  const lead = () =>
    read({
      lastEventId: () => lastEventId,
      onFrame(frame) {
        channel.postMessage(frame);
        take(frame);
      },
      signal: stop.signal,
    });
  const leading = locks ? locks.request(sharedName, { signal: stop.signal }, lead) : lead();
  // Waiting for the lock ends with an error when the page no longer wants the stream.
  void Promise.resolve(leading).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
