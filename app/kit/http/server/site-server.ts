import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readAsPlain } from '~/config/plain-upgrade';
import { wholeError } from './whole-error';
import { timeouts, type Timeouts } from './timeouts';

/** Node's error names for requests that are not merely malformed. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Creates a server that also returns Node's own refusals in the common format of failures, and ends slow
 * requests and connections that do not read a response. Creating a response may take its time. Sockets are
 * passed to `upgrade`; an offer of another protocol is ignored.
 */
export function createSiteServer(
  site: RequestListener,
  rateLimits: Timeouts = timeouts,
  upgrade?: (req: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Server {
  const { drainTimeout, ...options } = rateLimits;
  // Node would respond to a request without a host with an empty 400; the site sends a complete response.
  const server = createServer({ ...options, requireHostHeader: false }, site);
  answerBrokenRequests(server);
  if (upgrade) {
    server.on('upgrade', (req, socket, head) => {
      if (!readAsPlain(server, req, socket, head)) upgrade(req, socket, head);
    });
  }
  cutSlowReaders(server, { drainTimeout, ...options });
  return server;
}

function answerBrokenRequests(server: Server): void {
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (req, res) => void lastAnswers.set(req.socket, res));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const last = lastAnswers.get(socket);
    const isInAnswer = last?.headersSent === true && !last.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || isInAnswer) socket.destroy();
    else socket.end(wholeError(statuses[error.code ?? ''] ?? 400), () => socket.destroy());
  });
  server.on('checkExpectation', (req, res) => {
    req.socket.end(wholeError(417, req.url), () => req.socket.destroy());
    res.destroy();
  });
}

/** Ends connections, including sockets, that have not read the waiting data in time. */
function cutSlowReaders(server: Server, { drainTimeout, connectionsCheckingInterval }: Timeouts) {
  const waitingSince = new Map<Socket, number | null>();
  server.on('connection', (socket: Socket) => {
    waitingSince.set(socket, null);
    socket.on('drain', () => waitingSince.set(socket, null));
    socket.once('close', () => waitingSince.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, since] of waitingSince) {
      if (socket.writableLength === 0) waitingSince.set(socket, null);
      else if (since === null) waitingSince.set(socket, now);
      else if (now - since > drainTimeout) socket.destroy();
    }
  };
  const looking = setInterval(look, connectionsCheckingInterval).unref();
  server.once('close', () => clearInterval(looking));
}
