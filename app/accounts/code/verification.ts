/** What the code step tells somebody who has yet to prove their address. */
export interface Verification {
  maskedEmail: string;
  resendInSeconds: number;
  /** When the seconds were counted (ISO), so that a new count starts the clock anew. */
  measuredAt: string;
  /** For how long the address cannot be corrected; 0 when it can. */
  emailLockedSeconds: number;
}
