import type { Visit } from '../session/read-visit';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string;
    nonce: string;
    /** The kind of address that was asked for, for metrics: never the address itself. */
    route?: string;
    /** Who opens a page; set before pages only. */
    visit?: Visit;
  }
}
