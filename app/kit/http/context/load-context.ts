import type { RequestContext } from './request-context';
import type { OutsideOrigins } from '../guards/outside-origins';

declare module '@remix-run/node' {
  /** The context that Express passes to every loader and action. */
  interface AppLoadContext extends RequestContext {
    /** The CSP nonce of this response; every script and style element has it. */
    nonce: string;
    /**
     * Allows this document to load from, frame, connect to or link to more outside origins than every
     * page may (CSP). Called by a loader. A page that was reached without a new document keeps the
     * policy of the current one, so links to such pages must load a document.
     */
    allowOrigins: (more: OutsideOrigins) => void;
    /** Reports the rendered page, by its route's id, to metrics and traces. */
    nameRoute: (id: string) => void;
    /** Sends a rendered document, with the headers of the response that the renderer returns. */
    sendDocument: (document: Buffer) => void;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
