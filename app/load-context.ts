import type { RequestContext } from './http/request-context';

declare module '@remix-run/node' {
  /** What Express hands to every loader and action. */
  interface AppLoadContext extends RequestContext {
    /** CSP nonce of this response; every script and style element carries it. */
    nonce: string;
    /** Tells metrics and traces which page was rendered, by its route's id. */
    nameRoute: (id: string) => void;
    /** Has a rendered document sent, with the head of the response that the renderer returns. */
    sendDocument: (document: Buffer) => void;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
