/** What the sign-in of the back office says of the form that was sent. */
export type StaffResponse =
  | { step: 'email' | 'code'; email: string; error?: string | undefined }
  /** The second factor was not right, or could not be added. */
  | {
      step: 'factor';
      error: string;
      /** What the passkey was to be called. */
      name?: string;
    }
  /** It was added, and whoever added it is signed in: codes that are told this once. */
  | { step: 'recovery-codes'; codes: string[] };
