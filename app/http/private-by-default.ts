import type { RequestHandler } from 'express';

/** Pages carry a nonce and a person's data: unless a route says otherwise, no shared cache keeps them. */
export const privateByDefault: RequestHandler = (_req, res, next) => {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => typeof res;
  res.writeHead = (...head: unknown[]) => {
    if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'private, no-cache');
    return writeHead(...head);
  };
  next();
};
