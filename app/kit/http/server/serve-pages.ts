import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type AppLoadContext,
  type ServerBuild,
} from '@remix-run/node';
import type { Request as RequestInput, RequestHandler, Response as Answer } from 'express';
import { narrowRoutes } from '../guards/narrow-routes';
import { streamBody } from './stream-body';
import '../context/request-locals';

/** Returns the context of a request's loaders, actions and renderer. */
export type ReadContext = (req: RequestInput, res: Answer) => Promise<AppLoadContext>;

interface Pages {
  build: ServerBuild;
  mode: string;
  readContext: ReadContext;
}

/**
 * Serves Remix's routes. It replaces Remix's own adapter for Express: a document is written to the
 * connection as it was rendered, instead of through two web streams.
 */
export function servePages({ build, mode, readContext }: Pages): RequestHandler {
  const partOf = narrowRoutes(build);
  const handlers = new Map<ServerBuild, ReturnType<typeof createRequestHandler>>();
  const handlerOf = (pathname: string) => {
    const part = partOf(pathname);
    const handler = handlers.get(part) ?? createRequestHandler(part, mode);
    handlers.set(part, handler);
    return handler;
  };
  const answer = async (req: RequestInput, res: Answer) => {
    const url = new URL(`${req.protocol}://${hostOf(req)}${req.originalUrl}`);
    const request = toRequest(req, res, url);
    const response = await handlerOf(url.pathname)(request, await readContext(req, res));
    await send(res, response);
  };
  return (req, res, next) => {
    answer(req, res).catch(next);
  };
}

/**
 * Returns the host that the client requested, as far as Express trusts it, with the port that Express
 * omits.
 */
function hostOf(req: RequestInput): string {
  const port = portOf(req.get('x-forwarded-host')) ?? portOf(req.get('host'));
  return port === undefined ? req.hostname : `${req.hostname}:${port}`;
}

const portOf = (host = '') => /^(?:\[[^\]]*\]|[^:,]*):(\d{1,5})/.exec(host)?.[1];

function toRequest(req: RequestInput, res: Answer, url: URL): Request {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const init = { method: req.method, headers: headersOf(req), signal: gone.signal };
  if (req.method === 'GET' || req.method === 'HEAD') return new Request(url, init);
  return new Request(url, { ...init, body: createReadableStreamFromReadable(req), duplex: 'half' });
}

function headersOf({ headers }: RequestInput): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value = '']) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
}

async function send(res: Answer, response: Response): Promise<void> {
  res.status(response.status);
  if (response.statusText !== '') res.statusMessage = response.statusText;
  for (const [name, value] of response.headers) res.append(name, value);
  const { document } = res.locals;
  if (document && res.req.method !== 'HEAD') {
    res.setHeader('content-length', document.length);
    res.end(document);
  } else if (response.body) await streamBody(response.body, res);
  else res.end();
}
