/** How far a check has come, as the service tells it; how it was passed, in the service's own word. */
type AgeOutcome = { state: 'pending' } | { state: 'failed' } | { state: 'passed'; method: string };

/** A service that finds out whether somebody is an adult, on pages of its own. */
export interface AgeAssurance {
  /**
   * Opens a check under a reference of ours. Answers where to send the person; they come back to the
   * return address with the reference in its query. Throws AgeAssuranceFailed.
   */
  begin(check: { reference: string; returnUrl: string }): Promise<{ location: string }>;
  /** What became of a check. Throws AgeAssuranceFailed. */
  read(reference: string): Promise<AgeOutcome>;
}

/** The service does not answer ('unavailable'), or not what was agreed ('invalid'). */
export class AgeAssuranceFailed extends Error {
  override name = 'AgeAssuranceFailed';
  constructor(
    readonly reason: 'unavailable' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`The age check could not be asked about: ${reason}`, options);
  }
}

/** Whether a question to the service failed; by name, for pages are a bundle with classes of its own. */
export function isAgeAssuranceFailed(error: unknown): error is AgeAssuranceFailed {
  return error instanceof Error && error.name === 'AgeAssuranceFailed' && 'reason' in error;
}
