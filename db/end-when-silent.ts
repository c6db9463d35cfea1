import type { Socket } from 'node:net';
import type { Redis } from 'ioredis';
import type pg from 'pg';

/**
 * Closes a connection to PostgreSQL that owes a response and has been silent for this many milliseconds.
 * Otherwise a query would wait forever for a server that is frozen or has disappeared. An idle connection
 * stays open.
 */
export function endDatabaseWhenSilent(client: pg.Client, afterMs: number): void {
  const { connection } = client;
  // Typed as any duplex stream, but over the network it is a socket, with or without TLS.
  const socket = connection.stream as Socket;
  let answeredAt = socket.bytesWritten;
  // Runs before pg's own listener, which sends the next statement.
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
 * Pings Redis at half this interval, in milliseconds, and reconnects if no response arrives within the
 * interval. Subscribed connections are pinged too, because they would otherwise wait forever.
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

/** An error like the system's own, so that the classification of failures recognises it. */
const silence = (server: string) =>
  Object.assign(new Error(`${server} does not answer`), { code: 'ETIMEDOUT' });
