import { expect, it } from 'vitest';
import { decideRecording } from './decide-recording';

const clear = {
  isGuest: false,
  hasRecipient: true,
  isOverLimit: false,
  bytes: 10,
  mostBytes: 10,
  isSound: true,
};

it.each([
  ['is heard', {}, null],
  ['of a visitor wants an account', { isGuest: true, bytes: 99, isSound: false }, 'trial-ended'],
  ['for nobody goes nowhere', { hasRecipient: false, bytes: 99 }, 'no-such-character'],
  ['that is too large is too long', { bytes: 11, isSound: false }, 'recording-too-long'],
  ['that is no sound is not read', { isSound: false, isOverLimit: true }, 'recording-unreadable'],
  ['that comes after too many waits', { isOverLimit: true }, 'too-many-attempts'],
] as const)('a recording %s', (_, facts, answer) => {
  expect(decideRecording({ ...clear, ...facts })).toBe(answer);
});
