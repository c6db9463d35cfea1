import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** A document that takes longer than this to render is given up. */
const timeoutMs = 15_000;

/** What React writes in place of what it could not render. */
const leftOut = '<!--$!-->';

/**
 * Renders a whole document; tells of what fails in it, and rejects where nothing can be shown. Most
 * have nothing to wait for and are rendered as one text, which costs a fifth less than a stream of
 * small buffers. Where something waits or fails, only the stream can wait for it or name it.
 */
export function renderDocument(
  page: ReactNode,
  options: { nonce: string; onError: (error: unknown) => void },
): Promise<string> {
  const html = renderAtOnce(page);
  return html === null ? renderInTime(page, options) : Promise.resolve(`<!DOCTYPE html>${html}`);
}

function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(leftOut) ? null : html;
  } catch {
    return null;
  }
}

function renderInTime(
  page: ReactNode,
  { nonce, onError }: { nonce: string; onError: (error: unknown) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasShell = true;
    const giveUp = setTimeout(() => abort(), timeoutMs);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(giveUp);
        // React says so after a failed shell as well, when there is nothing to read.
        if (hasShell) pipe(collectDocument(resolve));
      },
      onShellError(error) {
        clearTimeout(giveUp);
        hasShell = false;
        reject(error instanceof Error ? error : new Error('the page has no shell'));
      },
      onError,
    });
  });
}

/** More than any page, so that the renderer is never asked to wait. */
const highWaterMark = 16 * 1024 * 1024;

/**
 * Takes the renderer's small pieces and gives them on as one text when all have come, without the
 * zeros that React fills in where a letter of several bytes lay over the edge of its buffer
 * (facebook/react#24985).
 */
function collectDocument(onComplete: (page: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    highWaterMark,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onComplete(Buffer.concat(pieces).toString().replaceAll('\0', ''));
      done();
    },
  });
}
