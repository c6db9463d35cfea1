import type { StaffRole } from '../staff/find-active-staff';
import { refuse, type Refusal } from './refusals';
import type { AppealOutcome } from './schema';

/** A staff member and their team; a team is everyone with the same role. */
export interface TeamMember {
  id: string;
  role: StaffRole;
}

interface AnswerFacts {
  by: TeamMember;
  /** The staff who gave the strike or decided about the incident; none if only the filter decided. */
  deciders: readonly TeamMember[];
  /** The earlier answer. */
  answered: AppealOutcome | null;
  outcome: AppealOutcome;
}

type Answer =
  { ok: true; kind: 'repeat' | 'carry-out' } | Refusal<'already-decided' | 'another-team-required'>;

/** Decides whether an appeal gets this answer: once, and not by a team that decided before. */
export function decideAnswer({ by, deciders, answered, outcome }: AnswerFacts): Answer {
  if (!mayAnswer(by, deciders)) return refuse('another-team-required');
  if (answered === null) return { ok: true, kind: 'carry-out' };
  return answered === outcome ? { ok: true, kind: 'repeat' } : refuse('already-decided');
}

/** Checks whether a staff member belongs to a different team than the deciders. */
export const mayAnswer = (by: TeamMember, deciders: readonly TeamMember[]): boolean =>
  deciders.every(({ id, role }) => id !== by.id && role !== by.role);
