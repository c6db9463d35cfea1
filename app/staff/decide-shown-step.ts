import type { StaffStep } from './server/read-staff-step.server';
import type { StaffResponse } from './staff-response';
import type { useStaff } from './use-staff';

type Staff = NonNullable<ReturnType<typeof useStaff>>;

/** The content of the back office's first page: a step of the sign-in, or the home page. */
export type ShownStep =
  | { step: 'email' }
  | { step: 'code'; email: string }
  | StaffStep
  /** Shown once, after the first factor was added. */
  | { step: 'recovery-codes'; codes: string[] }
  | { step: 'home'; staff: Staff };

interface StepFacts {
  /** The signed-in member of staff. */
  staff: Staff | null;
  /** The step that follows after the code was entered. */
  next: StaffStep | null;
  /** The result of the form that was sent. */
  response: Pick<StaffResponse, 'email' | 'intent' | 'recoveryCodes'> | undefined;
}

/**
 * Decides the step. A sign-in consists of the e-mail address, the code and a second factor; staff without
 * one add it.
 */
export function decideShownStep({ staff, next, response }: StepFacts): ShownStep {
  if (response?.recoveryCodes) return { step: 'recovery-codes', codes: response.recoveryCodes };
  if (staff) return { step: 'home', staff };
  if (next) return next;
  const isCodeDue = response?.email !== undefined || response?.intent === 'verify';
  return isCodeDue ? { step: 'code', email: response.email ?? '' } : { step: 'email' };
}
