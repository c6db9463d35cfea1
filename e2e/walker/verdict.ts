/** The result of an assertion. */
export interface Verdict {
  pass: boolean;
  /** The actual value, for the message. */
  seen: unknown;
}
