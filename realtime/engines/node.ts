import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ChatSocket } from '../sockets/events';
import { sendError } from '../http-responses';
import { boundBuffers } from './bound-buffers';
import { guardConnection } from './guard-connection';
import { readAsPlain } from '~/config/plain-upgrade';
import { answerBroken, readRequest, socketPath, upgradeThrough, writeError } from './node-upgrade';
import type { Engine, EngineOptions, EngineResponse, RouteHandler } from './engine';

/** Creates an engine of Node's own http server, used if the native binary does not load. */
export function createNodeEngine(options: EngineOptions): Engine {
  const routes = new Map<string, RouteHandler>();
  let fallback: RouteHandler = (_request, response) => response.send(404, {}, '');
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = readRequest(incoming);
    const route = incoming.method === 'GET' ? routes.get(request.path) : undefined;
    const response = respondThrough(outgoing, options);
    if (request.path === socketPath) sendError(response, 400, 'Bad request', socketPath);
    else (route ?? fallback)(request, response);
  };
  // Node would refuse a request without a host with its own error text.
  const server = createServer({ requireHostHeader: false }, answer);
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  return {
    name: 'node',
    get: (path, handler) => void routes.set(path, handler),
    otherwise(handler) {
      fallback = handler;
    },
    attach(io) {
      io.attach(server);
      // Engine.IO receives the upgrades that the door permits and no other request.
      server.removeAllListeners('upgrade').removeAllListeners('request');
      server.on('request', answer);
      const upgrade = upgradeThrough(io.engine, options);
      server.on('upgrade', (incoming, socket, head) => {
        if (!readAsPlain(server, incoming, socket, head)) upgrade(incoming, socket, head);
      });
      server.on('clientError', answerBroken);
      server.on('checkExpectation', (incoming: IncomingMessage) => {
        writeError(incoming.socket, { status: 417, message: 'Expectation failed' }, '');
      });
      io.engine.on('connection', (connection: ChatSocket['conn']) => {
        boundBuffers(connection, options);
        guardConnection(connection, options);
      });
    },
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port }, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    stopListening: () => void server.close(),
    async close() {
      const closed = [...open].map((socket) => once(socket, 'close'));
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
    },
  };
}

function respondThrough(outgoing: ServerResponse, options: EngineOptions): EngineResponse {
  return {
    send(status, headers, body) {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(status, headers).end(body);
    },
    stream(headers, opening) {
      if (!outgoing.headersSent) outgoing.writeHead(200, headers).write(opening);
      let bound = options.maxBufferedBytes + outgoing.writableLength;
      outgoing.once('drain', () => {
        bound = options.maxBufferedBytes;
      });
      return {
        write(text) {
          if (outgoing.destroyed || outgoing.writableEnded) return;
          if (outgoing.write(text) || outgoing.writableLength <= bound) return;
          options.onSlowReader('stream');
          outgoing.destroy();
        },
        end() {
          const isBehind = outgoing.writableNeedDrain;
          outgoing.end();
          // A reader that is behind now would not read the end either.
          if (isBehind) outgoing.destroy();
        },
      };
    },
    onClose(listener) {
      if (outgoing.closed) listener();
      else outgoing.once('close', listener);
    },
  };
}
