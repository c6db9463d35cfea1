import type { FormOrigin } from '../sign-up/form-origin';
import type { FormResponse } from '../../kit/forms/form-response';

/** The progress of a password reset, with only the data that the browser may see. */
export type ResetProgress =
  | { step: 'enter-email' }
  | {
      step: 'verification';
      maskedEmail: string;
      /** True if the step continues to log-in and no password is set. */
      isForLogIn: boolean;
      resendInSeconds: number;
      /** The time when the seconds were counted (ISO). */
      measuredAt: string;
    }
  | { step: 'set-new-password' }
  | { step: 'success' };

/** The result of the action when it does not redirect. */
export type ResetResponse = FormResponse & { wasSent?: boolean | undefined };

/** The props of every reset step. */
export interface ResetStepProps {
  origin: FormOrigin;
  /** The result of the page's own action for a form sent without JavaScript. */
  response: ResetResponse | undefined;
}
