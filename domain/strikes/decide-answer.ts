import type { StaffRole } from '../staff/find-active-staff';
import { refuse, type Refusal } from './refusals';
import type { AppealOutcome } from './schema';

/** A member of staff, and the team they are of: those of one role. */
export interface TeamMember {
  id: string;
  role: StaffRole;
}

interface AnswerFacts {
  by: TeamMember;
  /** Who gave the strike or decided about the incident; none where the filter did alone. */
  deciders: readonly TeamMember[];
  /** What was answered before. */
  answered: AppealOutcome | null;
  outcome: AppealOutcome;
}

type Answer =
  { ok: true; kind: 'repeat' | 'carry-out' } | Refusal<'already-decided' | 'another-team-required'>;

/** Whether an appeal is answered so: once, by nobody of a team that has decided before. */
export function decideAnswer({ by, deciders, answered, outcome }: AnswerFacts): Answer {
  if (!mayAnswer(by, deciders)) return refuse('another-team-required');
  if (answered === null) return { ok: true, kind: 'carry-out' };
  return answered === outcome ? { ok: true, kind: 'repeat' } : refuse('already-decided');
}

/** Whether somebody is of another team than whoever decided. */
export const mayAnswer = (by: TeamMember, deciders: readonly TeamMember[]): boolean =>
  deciders.every(({ id, role }) => id !== by.id && role !== by.role);
