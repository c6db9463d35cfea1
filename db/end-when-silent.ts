import type { Socket } from 'node:net';
import type { Redis } from 'ioredis';
import type pg from 'pg';

/**
 * Closes a connection to PostgreSQL that owes an answer and has said nothing for this long, in
 * milliseconds: a server that is frozen, or gone without a word, is otherwise waited for without
 * end. One that is merely idle stays.
 */
export function endDatabaseWhenSilent(client: pg.Client, afterMs: number): void {
  const { connection } = client;
  // Typed as any duplex stream; what is read and written over the network is a socket, TLS or not.
  const socket = connection.stream as Socket;
  let answeredAt = socket.bytesWritten;
  // Before pg's own listener, which sends the next statement.
  connection.prependListener('readyForQuery', () => {
    answeredAt = socket.bytesWritten;
  });
  socket.setTimeout(afterMs, () => {
    if (socket.bytesWritten > answeredAt) {
      socket.destroy(silence('PostgreSQL'));
    }
  });
}

/**
 * Asks Redis for a sign of life at half this interval, in milliseconds, and begins the connection
 * anew when there is none within it. One that subscribes is asked too: it would wait for ever.
 */
export function reconnectRedisWhenSilent(redis: Redis, afterMs: number): void {
  const beat = setInterval(() => {
    if (redis.status !== 'ready') return;
    const { stream } = redis;
    const patience = setTimeout(() => stream.destroy(silence('Redis')), afterMs);
    void redis
      .ping()
      .catch(() => undefined)
      .finally(() => clearTimeout(patience));
  }, afterMs / 2);
  redis.once('end', () => clearInterval(beat));
}

/** Told as the system would tell it, so that whoever sorts failures knows it. */
const silence = (server: string) =>
  Object.assign(new Error(`${server} does not answer`), { code: 'ETIMEDOUT' });
