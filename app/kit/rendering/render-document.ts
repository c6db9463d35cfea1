import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** A document that takes longer than this to render is aborted. */
const timeoutMs = 15_000;

/** The text that React writes in place of what it could not render. */
const leftOut = '<!--$!-->';

/**
 * Renders a whole document, reports errors in it, and rejects if nothing can be shown. Most documents wait
 * for nothing and are rendered as one string, which costs a fifth less than a stream of small buffers. If
 * something waits or fails, only the stream can wait for it or report it.
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
        // React also calls this after the shell failed, when there is nothing to read.
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

/** Larger than any page, so that the renderer never has to wait. */
const highWaterMark = 16 * 1024 * 1024;

/**
 * Collects the renderer's small chunks and passes them on as one string when all have arrived. Removes the
 * zeros that React adds where a multibyte character crosses the end of its buffer (facebook/react#24985).
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
