import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { uuidv7 } from 'uuidv7';

/** Where a request came from. */
export interface Origin {
  address: string | undefined;
  userAgent: string | undefined;
}

interface RequestContext {
  requestId?: string;
  origin?: Origin | undefined;
  /** The released language of whoever reads what comes of it. */
  locale?: string;
  /** The account whose session a page's request came with; null where it came with none. */
  viewerId?: string | null;
  /** The span in hand, where traces are on. */
  span?: Span;
}

declare global {
  var nocturneRequestContext: AsyncLocalStorage<RequestContext> | undefined;
}

/** The page build carries its own copy of this module; both copies must see the same context. */
const storage = (globalThis.nocturneRequestContext ??= new AsyncLocalStorage<RequestContext>());
const wellFormed = /^[A-Za-z0-9-]{8,64}$/;

/** Runs work under a request id that logs, outbox rows and jobs pick up; a malformed id is replaced. */
export function withRequestId<T>(requestId: string | undefined, work: () => T, origin?: Origin): T {
  const id = requestId && wellFormed.test(requestId) ? requestId : uuidv7();
  return storage.run({ ...storage.getStore(), requestId: id, ...(origin && { origin }) }, work);
}

/** Runs work whose outcome is read in this language. */
export function withLocale<T>(locale: string, work: () => T): T {
  return storage.run({ ...storage.getStore(), locale }, work);
}

/** Runs work that an account's session asked for; null is nobody's. */
export function withViewer<T>(viewerId: string | null, work: () => T): T {
  return storage.run({ ...storage.getStore(), viewerId }, work);
}

/** Returns the account whose session asked for the work in hand; null is nobody's. */
export function currentViewerId(): string | null {
  return storage.getStore()?.viewerId ?? null;
}

/** The language in which the work in hand is read, or undefined where nobody reads. */
export function currentLocale(): string | undefined {
  return storage.getStore()?.locale;
}

/** The id of the work in hand, or undefined outside of any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Where the request in hand came from, or undefined outside of any. */
export function currentOrigin(): Origin | undefined {
  return storage.getStore()?.origin;
}

/** Runs work with a span in hand, under the request id it has already. */
export function withSpanInHand<T>(span: Span, work: () => T): T {
  return storage.run({ ...storage.getStore(), span }, work);
}

/** The span of the work in hand, where there is one. */
export function currentSpan(): Span | undefined {
  return storage.getStore()?.span;
}
