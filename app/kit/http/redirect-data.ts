import type { NextFunction, Request, Response } from 'express';
import { encode } from 'turbo-stream';
import { safeMethods } from './guards/safe-methods';

/** Checks whether a page's script requests the page's data. */
export const isData = (path: string) => path.endsWith('.data');

/**
 * Redirects a page's script to another document, in Remix's format for redirects of loaders and actions
 * ("single fetch"). Any other response would show the error page.
 */
export function redirectData(req: Request, res: Response, next: NextFunction, href: string): void {
  encodeRedirect(href, safeMethods.has(req.method))
    .then((body) => {
      res.status(202).set({ 'content-type': 'text/x-script', 'x-remix-response': 'yes' });
      res.send(body);
    })
    .catch(next);
}

function encodeRedirect(href: string, isOfLoaders: boolean): Promise<string> {
  const payload = { redirect: href, status: 302, revalidate: true, reload: true, replace: false };
  const encoded = encode(payload, {
    plugins: [
      (value) => isOfLoaders && value === payload && ['SingleFetchRedirect', { ...payload }],
    ],
  });
  return new globalThis.Response(encoded).text();
}
