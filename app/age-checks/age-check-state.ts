/** What the page of the age check has to tell. */
export type AgeCheckState =
  /** Somebody has to pass one, and none is under way. */
  | 'required'
  | 'passed'
  | 'failed'
  | 'pending'
  /** The service cannot be asked. */
  | 'unavailable'
  /** What came back was begun by somebody else. */
  | 'not-yours'
  | 'too-many-attempts';
