/** HTTP-like meaning of a failure; transports map it once, domain code never sees a response. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 423 | 429 | 500 | 503;

interface DomainErrorOptions {
  /** Stable machine-readable code, unique in its area, e.g. 'accounts.code-expired'. */
  code: string;
  status: ErrorStatus;
  /** i18n key of the sentence a person reads. */
  messageKey: string;
  /** The same sentence in English, for API answers. */
  message: string;
  data?: Record<string, unknown>;
}

/** What a caller cannot handle itself. Expected refusals are returned as reasons instead. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: string;
  readonly status: ErrorStatus;
  readonly messageKey: string;
  readonly data: Record<string, unknown> | undefined;

  constructor(options: DomainErrorOptions) {
    super(options.message);
    this.code = options.code;
    this.status = options.status;
    this.messageKey = options.messageKey;
    this.data = options.data;
  }
}

export interface Refusal<Reason extends string> {
  ok: false;
  reason: Reason;
  /** Seconds until it makes sense to try again, where that is the reason. */
  retryAfterSeconds?: number;
}

/** An expected 'no' with a named reason. */
export function refuse<Reason extends string>(
  reason: Reason,
  retryAfterSeconds?: number,
): Refusal<Reason> {
  return retryAfterSeconds === undefined
    ? { ok: false, reason }
    : { ok: false, reason, retryAfterSeconds };
}
