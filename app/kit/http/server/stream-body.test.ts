import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { streamBody } from './stream-body';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const part = new Uint8Array(64 * 1024);

/**
 * Starts a site that responds with this many parts; returns how many were produced and whether the rest was
 * cancelled.
 */
async function start(parts: number) {
  const made = { count: 0, isCalledOff: false };
  const app = express();
  app.get('/', (_req, res, next) => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (made.count === parts) return controller.close();
          made.count += 1;
          controller.enqueue(part);
        },
        cancel() {
          made.isCalledOff = true;
        },
      },
      { highWaterMark: 1 },
    );
    streamBody(body, res).catch(next);
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { made, answer, request };
}

it('gives all of a stream, no faster than it is taken', async () => {
  const { made, answer } = await start(2_000);
  answer.pause();
  let before = 0;
  await eventually(() => {
    const since = before;
    before = made.count;
    expect(before).toBe(since);
  });
  expect(made.count).toBeLessThan(1_000);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(2_000 * part.length);
});

it('stops producing the rest once the reader is gone', async () => {
  const { made, answer, request } = await start(2_000);
  answer.pause();
  request.destroy();
  await eventually(() => expect(made.isCalledOff).toBe(true));
  expect(made.count).toBeLessThan(1_000);
});
