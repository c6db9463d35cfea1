import { expect, it } from 'vitest';
import { dotsOf, mayBeMailed, statusOf } from './model-status';

const model = {
  kind: 'verified',
  step: 'kyc',
  status: 'pending',
  isLive: false,
  invitedAt: null,
  hasPerson: false,
} as const;

it('shows four dots: what is done, now or refused, and later', () => {
  expect(dotsOf({ step: 'admin-approve', status: 'in_progress' })).toEqual([
    'done',
    'done',
    'now',
    'later',
  ]);
  expect(dotsOf({ step: 'kyc', status: 'failed' })).toEqual(['refused', 'later', 'later', 'later']);
  expect(dotsOf({ step: null, status: 'success' })).toEqual(['done', 'done', 'done', 'done']);
});

it('names what a model waits for', () => {
  expect(statusOf(model).key).toBe('not-sent');
  expect(statusOf({ ...model, invitedAt: '2026-05-01T00:00:00Z' }).key).toBe('sent');
  expect(statusOf({ ...model, hasPerson: true }).key).toBe('identity');
  expect(statusOf({ ...model, step: 'admin-approve', status: 'in_progress' }).key).toBe('review');
  expect(
    statusOf({ ...model, step: 'ai-twin', kind: 'simplified', status: 'in_progress' }).key,
  ).toBe('drawn');
  expect(statusOf({ ...model, isLive: true }).key).toBe('live');
  expect(mayBeMailed(model)).toBe(true);
  expect(mayBeMailed({ ...model, kind: 'simplified', step: 'ai-twin' })).toBe(false);
});
