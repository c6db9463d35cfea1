import type { FormOrigin } from '../accounts/form-origin';
import type { useFetcher } from '../forms/use-fetcher';

/** Where somebody stands who resets their password, as their browser may know it. */
export type ResetProgress =
  | { step: 'enter-email' }
  | {
      step: 'verification';
      maskedEmail: string;
      resendInSeconds: number;
      /** When the seconds were counted (ISO). */
      measuredAt: string;
    }
  | { step: 'set-new-password' }
  | { step: 'success' };

/** What the action says when it does not lead on. */
export interface ResetResponse {
  /** At the one field of the step. */
  error?: string | undefined;
  /** At the second password. */
  confirmationError?: string | undefined;
  /** The address that was typed. */
  email?: string | undefined;
  wasSent?: boolean | undefined;
  /** It leads on once somebody has shown that they are human. */
  wantsCaptcha?: true;
}

/** What every step is drawn with. */
export interface ResetStepProps {
  origin: FormOrigin;
  fetcher: ReturnType<typeof useFetcher<ResetResponse>>;
  answer: ResetResponse | undefined;
}
