import type { WebhookRequest } from '../payments/payment-provider';

export const identityFailures = [
  'expired',
  'content_canceled',
  'aborted',
  'photo',
  'document_verification_failed',
  'internal_error',
] as const;
/** The reasons that a person was not identified. `content_canceled`: they took back their consent at the provider. */
export type IdentityFailure = (typeof identityFailures)[number];

/** The facts of the document that we use. */
export interface DocumentFacts {
  firstName: string | null;
  lastName: string | null;
  /** As YYYY-MM-DD. */
  birthDate: string | null;
}

export type IdentityOutcome =
  | { state: 'pending' }
  | { state: 'approved'; document: DocumentFacts }
  | { state: 'rejected'; failure: IdentityFailure };

export interface IdentityReport {
  sessionId: string;
  /** Our id of the attempt. */
  reference: string;
  outcome: IdentityOutcome;
}

/**
 * A provider that checks who a person is by their document and their face, on its own pages. What goes wrong
 * between us and the provider is never an outcome of a person: calls throw IdentityProviderFailed.
 */
export interface IdentityProvider {
  /** Names the provider in the address of its webhooks. */
  id: string;
  /** Opens a session under our reference, on whose pages the person identifies themselves. */
  start(session: {
    reference: string;
    returnUrl: string;
  }): Promise<{ sessionId: string; verificationUrl: string }>;
  /** Reports a session. Throws also if it is the session of another reference. */
  read(session: { sessionId: string; reference: string }): Promise<IdentityReport>;
  /** Ends a session before its decision, where the provider has such a call. */
  cancel?(session: { sessionId: string; reference: string }): Promise<void>;
  /** Reads an authentic webhook. Throws WebhookRefused for any other. */
  verifyWebhook(request: WebhookRequest): IdentityReport[];
}

/**
 * The provider does not answer or has too many requests (`unavailable`), or answers something else than
 * agreed, such as that our key is wrong (`invalid`).
 */
export class IdentityProviderFailed extends Error {
  override name = 'IdentityProviderFailed';
  constructor(
    readonly reason: 'unavailable' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`The identity provider could not be asked: ${reason}`, options);
  }
}

/** Checks whether a call failed. Compares names, because the page bundle has its own classes. */
export function isIdentityProviderFailed(error: unknown): error is IdentityProviderFailed {
  return error instanceof Error && error.name === 'IdentityProviderFailed' && 'reason' in error;
}
