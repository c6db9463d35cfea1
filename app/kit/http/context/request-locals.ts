import type { RequestedLocale } from '../../i18n/read-locale.server';
import type { Visit } from '../../session/read-visit';
import type { OutsideOrigins } from '../guards/outside-origins';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string;
    nonce: string;
    /**
     * Allows this response's page to load from, frame, connect to or link to more origins than every page
     * may.
     */
    allowOrigins: (more: OutsideOrigins) => void;
    /** The original cookie header, for code that validates it again. */
    sentCookies?: string | undefined;
    /** The kind of the requested address, for metrics; never the address itself. */
    route?: string;
    /** True if the caller's identity was removed: no session is read, renewed or started. */
    isForeignResponse?: true;
    /** True if shared caches may store the response, set by its handler (cacheability.ts). */
    isForEverybody?: true;
    /** The requested language. */
    language?: RequestedLocale;
    /** The document that a page's renderer produced. */
    document?: Buffer;
    /** The visit of a page; set only for pages. */
    visit?: Visit;
  }
}
