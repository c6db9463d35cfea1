import { expect, it } from 'vitest';
import { decideAsking, type AskingFacts } from './decide-asking';

const may: AskingFacts = {
  ageStanding: 'not-required',
  pausedUntil: null,
  character: { isForCalls: true, isBlocked: false },
  mayCall: true,
};

it.each<[string, Partial<AskingFacts>, string | null]>([
  ['who has calls', {}, null],
  ['nobody else', { mayCall: false }, 'calls-need-premium'],
  ['nobody whose age is open', { ageStanding: 'required' }, 'age-check-required'],
  ['nobody who is asked for it', { ageStanding: 'to-confirm' }, 'adult-confirmation-required'],
  ['nobody who is held', { ageStanding: 'held' }, 'under_age_review'],
  ['nobody who is paused', { pausedUntil: new Date(0) }, 'chat-paused'],
  ['nobody who is not there', { character: null }, 'no-such-character'],
  [
    'nobody who is blocked',
    { character: { isForCalls: true, isBlocked: true } },
    'character-blocked',
  ],
  [
    'nobody who takes none',
    { character: { isForCalls: false, isBlocked: false } },
    'not-for-calls',
  ],
])('lets call: %s', (_who, facts, reason) => {
  expect(decideAsking({ ...may, ...facts })?.reason ?? null).toBe(reason);
});
