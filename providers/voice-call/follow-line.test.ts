import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLine } from './follow-line';

let clock = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the clock by a number of milliseconds, as in a process that is not blocked. */
function pass(milliseconds: number): void {
  for (let at = 0; at < milliseconds; at += 50) {
    clock += 50;
    vi.advanceTimersByTime(50);
  }
}

function follow() {
  const told: string[] = [];
  const line = followLine({
    quietMs: 3_000,
    onConnected: () => void told.push('connected'),
    onLost: () => void told.push('lost'),
  });
  return { line, told };
}

it('is lost once nothing was heard for a while, and back with the first packet', () => {
  const { line, told } = follow();
  pass(10_000);
  expect(told).toEqual([]);
  line.up();
  for (let second = 0; second < 10; second += 1) {
    pass(1_000);
    line.heard();
  }
  expect(told).toEqual(['connected']);
  pass(2_500);
  expect(told).toEqual(['connected']);
  expect(line.unheardMs()).toBe(2_500);
  pass(60_000);
  expect(told).toEqual(['connected', 'lost']);
  line.heard();
  expect(told).toEqual(['connected', 'lost', 'connected']);
  line.stop();
});

it('is lost once when its connection goes, and not back with a packet that was on its way', () => {
  const { line, told } = follow();
  line.up();
  line.down();
  line.down();
  line.heard();
  pass(60_000);
  expect(told).toEqual(['connected', 'lost']);
  line.stop();
});

it('is not lost by a process that was held up and has not read yet what came', () => {
  const { line, told } = follow();
  line.up();
  clock += 20_000;
  vi.advanceTimersToNextTimer();
  expect(line.unheardMs()).toBe(20_000);
  line.heard();
  expect(told).toEqual(['connected']);
  line.stop();
});
