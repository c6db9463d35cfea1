import { expect, it } from 'vitest';
import { decideEnd, type TalkingFacts } from './decide-end';

const may: TalkingFacts = {
  character: { isForCalls: true, isBlocked: false },
  hasChat: true,
  maySignIn: true,
  ageStatus: 'not-required',
  pausedUntil: null,
};

it.each<[string, Partial<TalkingFacts>, string | null]>([
  ['goes on', {}, null],
  ['goes on with a shown age', { ageStatus: 'passed' }, null],
  ['ends with an age that is to be shown', { ageStatus: 'required' }, 'barred'],
  ['ends with an age that is asked for', { ageStatus: 'to-confirm' }, 'barred'],
  ['ends with an age that is looked into', { ageStatus: 'held' }, 'barred'],
  ['ends with a pause', { pausedUntil: new Date(0) }, 'barred'],
  ['ends with a closed account', { maySignIn: false }, 'barred'],
  ['ends with its chat', { hasChat: false }, 'person'],
  ['ends with a block', { character: { isForCalls: true, isBlocked: true } }, 'person'],
  ['ends with a character who is gone', { character: null }, 'character'],
  [
    'ends with calls that are no longer taken',
    { character: { isForCalls: false, isBlocked: false } },
    'character',
  ],
])('a call %s', (_how, facts, end) => {
  expect(decideEnd({ ...may, ...facts })).toBe(end);
});
