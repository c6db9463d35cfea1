import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { normaliseError } from '../kit/errors/api-error';
import { hangUp } from './hang-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (status: number) =>
  Promise.resolve({ ok: false, error: normaliseError({ status, path: '/' }) } as const);
const done = () => Promise.resolve({ ok: true, data: 'ended' } as const);

it('sends a hang-up until it is answered', async () => {
  const answers = [() => failed(500), () => failed(503), () => failed(429), done];
  const send = vi.fn(() => answers.shift()?.() ?? failed(500));
  const result = hangUp(send);
  await vi.advanceTimersByTimeAsync(400);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('ended');
  expect(send).toHaveBeenCalledTimes(4);
});

it('sends no second hang-up for an unknown call, and gives up in the end', async () => {
  expect(await hangUp(() => failed(404))).toBeNull();
  const result = hangUp(() => failed(500));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await result).toBeNull();
});
