import { keepRecentFrames } from './recent-frames';
import type { StreamFrame } from './stream-event';

/** The lock whose holder reads the stream for all tabs, and the channel on which tabs tell each other. */
const sharedName = 'event-stream-of-tabs';

type TabMessage =
  | { kind: 'frame'; frame: StreamFrame }
  /** From a tab that begins to listen. Its page was read at that time, by the server's clock. */
  | { kind: 'joined'; tab: string; since: number }
  /** To that tab from the reader: what came since then, or null where the reader does not know. */
  | { kind: 'missed'; tab: string; frames: StreamFrame[] | null };

/** As much of BroadcastChannel as is needed. */
interface Channel {
  postMessage(message: TabMessage): void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close(): void;
}

interface EventStreamOptions {
  /** Holds the lock for as long as the work lasts; null where the browser has no locks. */
  locks: Pick<LockManager, 'request'> | null;
  openChannel(name: string): Channel;
  /** When what the page shows was read, in milliseconds by the server's clock. */
  loadedAt(): number;
  /** Reads the stream; resolves when reading is over. */
  read(options: {
    lastEventId(): string | null;
    onFrame(frame: StreamFrame): void;
    signal: AbortSignal;
  }): Promise<void>;
  onFrame(frame: StreamFrame): void;
  /** Called when events were missed that no tab has: the page reloads its data. */
  onGap(): void;
}

/**
 * The event stream of this browser: one tab reads it and shares it with the others, since a browser
 * allows few connections to a site. Another tab takes over where the reader stopped. A tab listens
 * later than its page was read, so the reader tells it what came in between. Returns its end.
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
  /** Adds the events from before this tab listened; they are older than its place in the stream. */
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
  // Where there are no locks every tab reads for itself.
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
  // Waiting for the lock ends with an error when the page no longer wants the stream.
  void Promise.resolve(leading).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
