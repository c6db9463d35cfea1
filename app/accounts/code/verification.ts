/** The state of the code step for a user who has not verified their address. */
export interface Verification {
  maskedEmail: string;
  resendInSeconds: number;
  /** The time when the seconds were counted (ISO). A new count restarts the countdown. */
  measuredAt: string;
  /** Seconds until the address can be corrected; 0 when it can be corrected now. */
  emailLockedSeconds: number;
}
