import type { FormResponse } from '../kit/forms/form-response';

/** What the sign-in of the back office says of the form that was sent. */
export type StaffResponse = FormResponse & {
  /** Where a code was mailed to. */
  email?: string;
  /** What the passkey was to be called that was not added. */
  name?: string;
  /** It was added, and whoever added it is signed in: codes that are told this once. */
  recoveryCodes?: string[];
};
