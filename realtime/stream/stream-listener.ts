import type { EngineStream } from '../engines/engine';
import type { StreamListener } from '../subscriptions/listener';
import { beforeFirst, compareStreamIds } from '../subscriptions/stream-id';
import { heartbeatFrame } from './frames';

interface Listening {
  listener: StreamListener;
  /** Begins to speak; the reader has been told everything up to the position. */
  open(stream: EngineStream, position: string): void;
  /** Whether the session ended while the stream was still being opened. */
  isRevoked(): boolean;
}

/** An event stream as its person's subscription knows it; silent until it is opened. */
export function createStreamListener(session: {
  person: { id: string };
  sessionId: string;
  expiresAt: Date;
  onRevoked(): void;
}): Listening {
  let stream: EngineStream | null = null;
  let told = beforeFirst;
  let revoked = false;
  const listener: StreamListener = {
    kind: 'stream',
    personId: session.person.id,
    sessionId: session.sessionId,
    checkAt: session.expiresAt.getTime(),
    hear(frame, streamId) {
      if (!stream || (streamId !== null && compareStreamIds(streamId, told) <= 0)) return;
      told = streamId ?? told;
      stream.write(frame);
    },
    beat: () => stream?.write(heartbeatFrame),
    revoke() {
      if (revoked) return;
      revoked = true;
      session.onRevoked();
      stream?.end();
    },
    sendAway: () => stream?.end(),
  };
  return {
    listener,
    open(opened, position) {
      stream = opened;
      told = position;
    },
    isRevoked: () => revoked,
  };
}
