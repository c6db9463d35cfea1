import type { AskedLocale } from '../../i18n/read-locale.server';
import type { Visit } from '../../session/read-visit';
import type { OutsideOrigins } from '../guards/outside-origins';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string;
    nonce: string;
    /** Lets this answer's page load from, frame, speak or lead to more than every page may. */
    allowOrigins: (more: OutsideOrigins) => void;
    /** The cookie header as it came, for whoever judges it anew. */
    sentCookies?: string | undefined;
    /** The kind of address that was asked for, for metrics: never the address itself. */
    route?: string;
    /** Whether who asks was forgotten: no session is read, renewed or begun. */
    isNobodys?: true;
    /** Whether shared caches may keep the answer, where its handler says so (cacheability.ts). */
    isForEverybody?: true;
    /** The language that is asked for. */
    language?: AskedLocale;
    /** A page's document, as its renderer made it. */
    document?: Buffer;
    /** Who opens a page; set before pages only. */
    visit?: Visit;
  }
}
