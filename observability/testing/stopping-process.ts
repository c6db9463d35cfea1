import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../logger';
import { stopGracefully } from '../stop-gracefully';

/** Simulates a process of the product: it keeps a response open, and fails in a way chosen by the URL. */
let open: ServerResponse | null = null;

const failures: Record<string, () => void> = {
  '/throw': () => queueMicrotask(() => failAs('thrown')),
  '/reject': () => void Promise.reject(new Error('rejected')),
  // Libraries sometimes reject with a value that is not an Error.
  '/reject-text': () => void new Promise((_resolve, reject) => rejectWith(reject, 'a bare text')),
};

const rejectWith = (reject: (reason: unknown) => void, reason: unknown) => reject(reason);

function failAs(word: string): never {
  throw new Error(word);
}

const server = createServer((request, response) => {
  response.setHeader('connection', 'close');
  if (request.url === '/open') open = response;
  else {
    failures[request.url ?? '']?.();
    response.end();
  }
});

stopGracefully(
  createLogger({ process: 'test', level: 'info' }),
  [
    [
      'a step that fails',
      () => {
        throw new Error('not stopped');
      },
    ],
    ['another failure', () => Promise.reject(new Error('later'))],
    [
      'http',
      () => {
        const closed = new Promise((resolve) => server.close(resolve));
        if (process.env['HOLD'] === undefined) open?.end('whole');
        if (process.env['FAIL_STOPPING'] !== undefined) failures['/throw']?.();
        return closed;
      },
    ],
  ],
  Number(process.env['LIMIT_MS']),
);

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
