import type { RequestContext } from './request-context';
import type { OutsideOrigins } from '../guards/outside-origins';

declare module '@remix-run/node' {
  /** What Express hands to every loader and action. */
  interface AppLoadContext extends RequestContext {
    /** CSP nonce of this response; every script and style element carries it. */
    nonce: string;
    /**
     * Lets this document load from, frame, speak or lead to more outside origins than every page may
     * (CSP). Called by a loader; a page that was reached without loading a document keeps the policy
     * of the one it was loaded with, so links to such pages load one.
     */
    allowOrigins: (more: OutsideOrigins) => void;
    /** Tells metrics and traces which page was rendered, by its route's id. */
    nameRoute: (id: string) => void;
    /** Has a rendered document sent, with the head of the response that the renderer returns. */
    sendDocument: (document: Buffer) => void;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
