import type { EngineStream } from '../engines/engine';
import type { Credentials } from '../read-credentials';
import type { StreamListener } from '../subscriptions/listener';
import { beforeFirst, compareStreamIds } from '../subscriptions/stream-id';
import { heartbeatFrame } from './frames';

interface Listening {
  listener: StreamListener;
  /** Starts sending; the reader has received everything up to the position. */
  open(stream: EngineStream, position: string): void;
  /** Returns whether the session ended while the stream was being opened. */
  isRevoked(): boolean;
}

/**
 * Creates the listener that represents an event stream in its person's subscription; it sends nothing until
 * opened.
 */
export function createStreamListener(
  credentials: Exclude<Credentials, { kind: 'nobody' }>,
  { channel, onRevoked }: Pick<StreamListener, 'channel'> & { onRevoked(): void },
): Listening {
  let stream: EngineStream | null = null;
  let lastSent = beforeFirst;
  let revoked = false;
  const listener: StreamListener = {
    kind: 'stream',
    channel,
    personId: credentials.person.id,
    sessionId: credentials.kind === 'user' ? credentials.sessionId : null,
    // A visitor's token has no date for a check; the next sweep sets one.
    checkAt: credentials.kind === 'user' ? credentials.expiresAt.getTime() : 0,
    receive(frame, streamId) {
      if (!stream || (streamId !== null && compareStreamIds(streamId, lastSent) <= 0)) return;
      lastSent = streamId ?? lastSent;
      stream.write(frame);
    },
    beat: () => stream?.write(heartbeatFrame),
    revoke() {
      if (revoked) return;
      revoked = true;
      onRevoked();
      stream?.end();
    },
    endConnection: () => stream?.end(),
  };
  return {
    listener,
    open(opened, position) {
      stream = opened;
      lastSent = position;
    },
    isRevoked: () => revoked,
  };
}
