/** What an assertion finds. */
export interface Verdict {
  pass: boolean;
  /** What there was, for the message. */
  seen: unknown;
}
