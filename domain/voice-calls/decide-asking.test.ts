import { expect, it } from 'vitest';
import { decideCallRequest, type CallRequestFacts } from './decide-asking';

const may: CallRequestFacts = {
  ageStatus: 'not-required',
  pausedUntil: null,
  character: { isForCalls: true, isBlocked: false },
  mayCall: true,
};

it.each<[string, Partial<CallRequestFacts>, string | null]>([
  ['who has calls', {}, null],
  ['nobody else', { mayCall: false }, 'calls-need-premium'],
  ['nobody whose age is open', { ageStatus: 'required' }, 'age-check-required'],
  ['nobody who is asked for it', { ageStatus: 'to-confirm' }, 'adult-confirmation-required'],
  ['nobody who is held', { ageStatus: 'held' }, 'under_age_review'],
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
])('permission to call: %s', (_who, facts, reason) => {
  expect(decideCallRequest({ ...may, ...facts })?.reason ?? null).toBe(reason);
});
