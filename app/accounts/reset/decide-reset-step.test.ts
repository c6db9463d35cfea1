import { expect, it } from 'vitest';
import { decideResetStep } from './decide-reset-step';

const verification = { step: 'verification', email: 'mara@example.com' } as const;
const newPassword = { step: 'set-new-password', token: 'token' } as const;
const success = { step: 'success' } as const;
const everywhere = [null, verification, newPassword, success];

it('accepts the form of the step that the user is at', () => {
  expect(decideResetStep('verify', verification)).toEqual({ act: 'verify', kept: verification });
  expect(decideResetStep('resend', verification)).toEqual({ act: 'resend', kept: verification });
  expect(decideResetStep('set', newPassword)).toEqual({ act: 'set', kept: newPassword });
});

it.each([
  ['verify', [null, newPassword, success]],
  ['resend', [null, newPassword, success]],
  ['set', [null, verification, success]],
  ['restart', everywhere],
] as const)('starts again when %s arrives at another step', (intent, steps) => {
  for (const kept of steps) expect(decideResetStep(intent, kept)).toEqual({ act: 'start-again' });
});

it('begins and finishes at any step', () => {
  for (const kept of everywhere) {
    expect(decideResetStep(null, kept)).toEqual({ act: 'begin' });
    expect(decideResetStep('no such form', kept)).toEqual({ act: 'begin' });
    expect(decideResetStep('finish', kept)).toEqual({ act: 'finish' });
  }
});
