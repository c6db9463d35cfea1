import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { uuidv7 } from 'uuidv7';

/** The origin of a request. */
export interface Origin {
  address: string | undefined;
  userAgent: string | undefined;
}

interface RequestContext {
  requestId?: string;
  origin?: Origin | undefined;
  /** The released language of the reader of the result. */
  locale?: string;
  /** The account whose session sent the page request; null without a session. */
  viewerId?: string | null;
  /** The current span, if traces are enabled. */
  span?: Span;
}

declare global {
  var nocturneRequestContext: AsyncLocalStorage<RequestContext> | undefined;
}

/** The page build contains its own copy of this module; both copies must share the context. */
const storage = (globalThis.nocturneRequestContext ??= new AsyncLocalStorage<RequestContext>());
const wellFormed = /^[A-Za-z0-9-]{8,64}$/;

/** Runs work under a request id, which logs, outbox rows and jobs use. Replaces a malformed id. */
export function withRequestId<T>(requestId: string | undefined, work: () => T, origin?: Origin): T {
  const id = requestId && wellFormed.test(requestId) ? requestId : uuidv7();
  return storage.run({ ...storage.getStore(), requestId: id, ...(origin && { origin }) }, work);
}

/** Runs work whose result is read in this language. */
export function withLocale<T>(locale: string, work: () => T): T {
  return storage.run({ ...storage.getStore(), locale }, work);
}

/** Runs work for an account's session; null for none. */
export function withViewer<T>(viewerId: string | null, work: () => T): T {
  return storage.run({ ...storage.getStore(), viewerId }, work);
}

/** Returns the account of the current session; null for none. */
export function currentViewerId(): string | null {
  return storage.getStore()?.viewerId ?? null;
}

/** Returns the language of the current reader, or undefined without one. */
export function currentLocale(): string | undefined {
  return storage.getStore()?.locale;
}

/** Returns the id of the current request, or undefined outside one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Returns the origin of the current request, or undefined outside one. */
export function currentOrigin(): Origin | undefined {
  return storage.getStore()?.origin;
}

/** Runs work with a current span, under the existing request id. */
export function withSpanInHand<T>(span: Span, work: () => T): T {
  return storage.run({ ...storage.getStore(), span }, work);
}

/** Returns the current span, if there is one. */
export function currentSpan(): Span | undefined {
  return storage.getStore()?.span;
}
