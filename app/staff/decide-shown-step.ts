import type { StaffStep } from './server/read-staff-step.server';
import type { StaffResponse } from './staff-response';
import type { useStaff } from './use-staff';

type Staff = NonNullable<ReturnType<typeof useStaff>>;

/** What is shown at the address of the back office: a step of the sign-in, or what follows it. */
export type ShownStep =
  | { step: 'email' }
  | { step: 'code'; email: string }
  | StaffStep
  /** Told this once, to whoever has just added their first factor. */
  | { step: 'recovery-codes'; codes: string[] }
  | { step: 'home'; staff: Staff };

interface StepFacts {
  /** Who is signed in. */
  staff: Staff | null;
  /** What follows the code, of whoever has entered it. */
  next: StaffStep | null;
  /** What was said of the form that was sent. */
  response: Pick<StaffResponse, 'email' | 'intent' | 'recoveryCodes'> | undefined;
}

/** A sign-in is the address, the code, and a second factor; whoever has none adds one. */
export function decideShownStep({ staff, next, response }: StepFacts): ShownStep {
  if (response?.recoveryCodes) return { step: 'recovery-codes', codes: response.recoveryCodes };
  if (staff) return { step: 'home', staff };
  if (next) return next;
  const isCodeDue = response?.email !== undefined || response?.intent === 'verify';
  return isCodeDue ? { step: 'code', email: response.email ?? '' } : { step: 'email' };
}
