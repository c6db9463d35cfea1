import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { wholeError } from './whole-error';
import { patience, type Patience } from './patience';

/** Node's names for what is not merely malformed. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * A server that also answers in the one shape of failures what Node itself refuses, and cuts off
 * whoever dribbles a request; answers and sockets may take their time.
 */
export function createSiteServer(site: RequestListener, figures: Patience = patience): Server {
  // Node would answer a request without a host by an empty 400; the site tells it in full.
  const server = createServer({ ...figures, requireHostHeader: false }, site);
  answerBrokenRequests(server);
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
