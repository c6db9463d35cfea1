import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import type { WebhookRequest } from '../payment-provider';

/** Starts a server that receives a provider's webhooks, answers them and stores them unchanged. */
export async function catchWebhooks(answer = '') {
  const caught: WebhookRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      caught.push({
        rawBody: Buffer.concat(chunks),
        headers: Object.fromEntries(headers) as Record<string, string>,
        query: Object.fromEntries(new URL(request.url ?? '/', 'http://site.test').searchParams),
        address: request.socket.remoteAddress ?? '',
        now: new Date(),
      });
      response.end(answer);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => new Promise((closed) => server.close(closed)));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    caught,
    /** Waits for the newest webhook that contains these words and returns it. */
    async find(words: string): Promise<WebhookRequest> {
      const newest = () =>
        caught.findLast(({ rawBody, query }) =>
          (rawBody.toString() + JSON.stringify(query)).includes(words),
        );
      await eventually(() => expect(newest()).toBeDefined());
      const found = newest();
      if (!found) throw new Error('No such webhook came');
      return found;
    },
  };
}
