import type { AgeStatus } from '../age-checks/resolve-age-status';
import { refuse, type Refusal } from './refusals';

export interface CallRequestFacts {
  ageStatus: AgeStatus;
  /** The end of a pause that the person's strikes have caused. */
  pausedUntil: Date | null;
  /** Null if no published character has that id. */
  character: { isForCalls: boolean; isBlocked: boolean } | null;
  /** True if the person's membership includes calls. */
  mayCall: boolean;
}

type CallRequestRefusal = Refusal<
  | 'no-such-character'
  | 'character-blocked'
  | 'not-for-calls'
  | 'age-check-required'
  | 'adult-confirmation-required'
  | 'under_age_review'
  | 'chat-paused'
  | 'calls-need-premium'
>;

const ageRefusals = {
  'not-required': null,
  passed: null,
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
} as const satisfies Record<AgeStatus, string | null>;

/** Returns the reason why a person may not call a character; null if they may. */
export function decideCallRequest(facts: CallRequestFacts): CallRequestRefusal | null {
  const { ageStatus, pausedUntil, character, mayCall } = facts;
  const ageRefusal = ageRefusals[ageStatus];
  if (ageRefusal) return refuse(ageRefusal);
  if (!character) return refuse('no-such-character');
  if (character.isBlocked) return refuse('character-blocked');
  if (!character.isForCalls) return refuse('not-for-calls');
  if (pausedUntil) return refuse('chat-paused', { data: { until: pausedUntil.toISOString() } });
  return mayCall ? null : refuse('calls-need-premium');
}
