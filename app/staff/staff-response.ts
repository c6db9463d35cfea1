import type { FormResponse } from '../kit/forms/form-response';

/** The result of a form of the back office's sign-in. */
export type StaffResponse = FormResponse & {
  /** The address to which a code was mailed. */
  email?: string;
  /** The name that was typed for a passkey that was not added. */
  name?: string;
  /** The recovery codes, shown once after the factor was added and the member of staff signed in. */
  recoveryCodes?: string[];
};
