import type { FormOrigin } from '../sign-up/form-origin';
import type { FormResponse } from '../../kit/forms/form-response';

/** Where somebody stands who resets their password, as their browser may know it. */
export type ResetProgress =
  | { step: 'enter-email' }
  | {
      step: 'verification';
      maskedEmail: string;
      /** Whether a log-in goes on from here, and no password is set. */
      isForLogIn: boolean;
      resendInSeconds: number;
      /** When the seconds were counted (ISO). */
      measuredAt: string;
    }
  | { step: 'set-new-password' }
  | { step: 'success' };

/** What the action says when it does not lead on. */
export type ResetResponse = FormResponse & { wasSent?: boolean | undefined };

/** What every step is drawn with. */
export interface ResetStepProps {
  origin: FormOrigin;
  /** What the page's own action said to a form sent without JavaScript. */
  response: ResetResponse | undefined;
}
