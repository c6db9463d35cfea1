import { keepRecentFrames } from './recent-frames';
import type { StreamFrame } from './stream-event';

/** The name of the lock whose holder reads the stream for all tabs, and of the channel between the tabs. */
const sharedName = 'event-stream-of-tabs';

type TabMessage =
  | { kind: 'frame'; frame: StreamFrame }
  /**
   * Sent by a tab that begins to listen. `since` is the time at which its page was read, by the server's
   * clock.
   */
  | { kind: 'joined'; tab: string; since: number }
  /**
   * The reader's reply to that tab: the events since then, or null if the reader does not have all of them.
   */
  | { kind: 'missed'; tab: string; frames: StreamFrame[] | null };

/** The part of BroadcastChannel that is used here. */
interface Channel {
  postMessage(message: TabMessage): void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close(): void;
}

interface EventStreamOptions {
  /** The browser's locks; a lock is held for as long as its callback runs. Null if the browser has none. */
  locks: Pick<LockManager, 'request'> | null;
  openChannel(name: string): Channel;
  /** Returns the time at which the page's data was read, in milliseconds by the server's clock. */
  loadedAt(): number;
  /** Reads the stream. Resolves when reading has ended. */
  read(options: {
    lastEventId(): string | null;
    onFrame(frame: StreamFrame): void;
    signal: AbortSignal;
  }): Promise<void>;
  onFrame(frame: StreamFrame): void;
  /** Called when events were missed that no tab has. The page then reloads its data. */
  onGap(): void;
}

/**
 * Shares the event stream of this browser: one tab reads it and passes it on to the others, because a
 * browser allows few connections to a site. When the reader stops, another tab continues from its position.
 * A tab starts to listen after its page was read, so the reader sends it the events in between. Returns the
 * function that ends it.
 */
export function shareEventStream(options: EventStreamOptions) {
  const { locks, openChannel, loadedAt, read, onFrame, onGap } = options;
  const stop = new AbortController();
  const channel = openChannel(sharedName);
  const tab = `${Math.random()}`;
  const since = loadedAt();
  const recent = keepRecentFrames(since);
  let lastEventId: string | null = null;
  let isReader = false;
  const take = (frame: StreamFrame) => {
    ({ lastEventId } = frame);
    recent.add(frame);
    onFrame(frame);
  };
  /** Adds the events from before this tab listened. They are older than its position in the stream. */
  const catchUp = (frames: StreamFrame[] | null) => {
    if (!frames) return onGap();
    for (const frame of frames.filter((one) => !recent.has(one))) {
      recent.add(frame);
      onFrame(frame);
    }
    lastEventId ??= frames.at(-1)?.lastEventId ?? null;
  };
  channel.onmessage = ({ data }) => {
    if (data.kind === 'frame') take(data.frame);
    else if (data.kind === 'missed') {
      if (data.tab === tab) catchUp(data.frames);
    } else if (isReader) {
      channel.postMessage({ kind: 'missed', tab: data.tab, frames: recent.since(data.since) });
    }
  };
  // Without locks every tab reads the stream itself.
  if (locks) channel.postMessage({ kind: 'joined', tab, since });
  const lead = () => {
    isReader = true;
    return read({
      lastEventId: () => lastEventId,
      onFrame(frame) {
        channel.postMessage({ kind: 'frame', frame });
        take(frame);
      },
      signal: stop.signal,
    });
  };
  const leading = locks ? locks.request(sharedName, { signal: stop.signal }, lead) : lead();
  // The request for the lock is rejected when the page no longer needs the stream.
  void Promise.resolve(leading).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
