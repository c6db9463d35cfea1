import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { FuzzRequest } from './request';

export interface FuzzResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Milliseconds after which a missing response counts as none. */
const patienceMs = 10_000;

/** Creates a sender that keeps its connections; addresses and headers are sent unchanged. */
export function createSender(port: number, identities: Record<string, Record<string, string>>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const send = (given: FuzzRequest): Promise<FuzzResponse> =>
    new Promise((resolve, reject) => {
      const { method, target: path, body } = given;
      const length = body ? { 'content-length': String(body.length) } : {};
      const headers = { ...length, ...identities[given.caller], ...given.headers };
      const signal = AbortSignal.timeout(patienceMs);
      const request = open({ agent, host: '127.0.0.1', port, method, path, headers, signal });
      request.once('error', reject);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          });
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', done);
        // A stream has no end to wait for.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.off('error', reject).on('error', () => undefined);
          request.off('error', reject).on('error', () => undefined);
          response.destroy();
          done();
        }
      });
      request.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}

/** Milliseconds without a response after which the sender ends the connection. */
const silenceMs = 100;

/** Sends bytes that need not be HTTP and returns everything received until the connection ends. */
export function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timeouts = setTimeout(() => {
      socket.destroy();
      reject(new Error('the connection was left open'));
    }, patienceMs);
    // The server waits for the rest of a truncated request.
    const silence = setTimeout(() => socket.end(), silenceMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      silence.refresh();
    });
    // A server that rejects the data may reset the connection.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timeouts);
      clearTimeout(silence);
      resolve(Buffer.concat(chunks).toString());
    });
    socket.write(bytes);
  });
}
