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
  const events: string[] = [];
  const line = followLine({
    quietMs: 3_000,
    onConnected: () => void events.push('connected'),
    onLost: () => void events.push('lost'),
  });
  return { line, events };
}

it('a connection is lost once nothing was received for a while, and restored with the first packet', () => {
  const { line, events } = follow();
  pass(10_000);
  expect(events).toEqual([]);
  line.up();
  for (let second = 0; second < 10; second += 1) {
    pass(1_000);
    line.packetReceived();
  }
  expect(events).toEqual(['connected']);
  pass(2_500);
  expect(events).toEqual(['connected']);
  expect(line.msSinceSound()).toBe(2_500);
  pass(60_000);
  expect(events).toEqual(['connected', 'lost']);
  line.packetReceived();
  expect(events).toEqual(['connected', 'lost', 'connected']);
  line.stop();
});

it('a connection is lost once when it closes, and not restored by a packet in transit', () => {
  const { line, events } = follow();
  line.up();
  line.down();
  line.down();
  line.packetReceived();
  pass(60_000);
  expect(events).toEqual(['connected', 'lost']);
  line.stop();
});

it('a connection is not lost when the process was delayed and has not read received packets yet', () => {
  const { line, events } = follow();
  line.up();
  clock += 20_000;
  vi.advanceTimersToNextTimer();
  expect(line.msSinceSound()).toBe(20_000);
  line.packetReceived();
  expect(events).toEqual(['connected']);
  line.stop();
});
