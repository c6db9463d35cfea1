import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freeTestPort } from '../ports.mjs';
import { alternate } from './alternate.mjs';

const closes: (() => void)[] = [];

async function answering(name: string): Promise<number> {
  const server = createServer((_, response) => response.end(name)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const close of closes.splice(0)) close();
});

describe('the balancer of the journeys', () => {
  it('hands connections to one gateway after the other', async () => {
    const port = await freeTestPort();
    closes.push(await alternate(port, [await answering('first'), await answering('second')]));
    const request = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
      return answer.text();
    };
    expect([await request(), await request(), await request()]).toEqual([
      'first',
      'second',
      'first',
    ]);
  });
});
