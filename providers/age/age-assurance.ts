/** The state of a check, as reported by the provider; `method` is the provider's own word. */
type AgeOutcome = { state: 'pending' } | { state: 'failed' } | { state: 'passed'; method: string };

/** A provider that checks whether a person is an adult, on its own pages. */
export interface AgeAssurance {
  /**
   * Begins a check under our reference. Returns the address to which to send the person; they return to
   * `returnUrl` with the reference in its query. Throws AgeAssuranceFailed.
   */
  begin(check: { reference: string; returnUrl: string }): Promise<{ location: string }>;
  /** Returns the outcome of a check. Throws AgeAssuranceFailed. */
  read(reference: string): Promise<AgeOutcome>;
}

/**
 * The provider does not respond ('unavailable'), or responds with something else than agreed ('invalid').
 */
export class AgeAssuranceFailed extends Error {
  override name = 'AgeAssuranceFailed';
  constructor(
    readonly reason: 'unavailable' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`The age check could not be asked about: ${reason}`, options);
  }
}

/**
 * Checks whether a request to the provider failed. Compares names, because the page bundle has its own
 * classes.
 */
export function isAgeAssuranceFailed(error: unknown): error is AgeAssuranceFailed {
  return error instanceof Error && error.name === 'AgeAssuranceFailed' && 'reason' in error;
}
