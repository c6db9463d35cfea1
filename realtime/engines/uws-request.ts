import type { HttpRequest, HttpResponse } from 'uWebSockets.js';
import type { EngineRequest } from './engine';

/** Copies the data that handlers need: the native request is valid only until its handler returns. */
export function readRequest(req: HttpRequest, res: HttpResponse): EngineRequest {
  const headers: Record<string, string> = {};
  req.forEach((name, value) => {
    headers[name] = value;
  });
  return {
    path: req.getUrl(),
    query: new URLSearchParams(req.getQuery()),
    headers,
    peer: Buffer.from(res.getRemoteAddressAsText()).toString(),
  };
}
