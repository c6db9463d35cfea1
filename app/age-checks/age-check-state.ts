/** The states that the page of the age check can show. */
export type AgeCheckState =
  /** The person must pass a check, and none is in progress. */
  | 'required'
  | 'passed'
  | 'failed'
  | 'pending'
  /** The service cannot be reached. */
  | 'unavailable'
  /** The returned check was started by another person. */
  | 'not-yours'
  | 'too-many-attempts';
