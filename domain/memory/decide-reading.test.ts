import { expect, it } from 'vitest';
import { countDays, decideReading } from './decide-reading';

const now = new Date('2026-11-20T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const rules = { batch: 3, pauseMs: 60_000, now };

it.each([
  [0, 0, { kind: 'nothing' }],
  [0, 3600, { kind: 'nothing' }],
  [1, 59, { kind: 'wait', until: new Date(now.getTime() + 1000) }],
  [1, 60, { kind: 'read' }],
  [3, 0, { kind: 'read' }],
])('%i messages, the last of them %i s ago', (count, seconds, reading) => {
  expect(decideReading({ messageCount: count, lastMessageAt: before(seconds) }, rules)).toEqual(
    reading,
  );
});

it('counts each day once, however its messages are read', () => {
  const days = ['2026-11-18T23:00Z', '2026-11-19T00:30Z', '2026-11-19T22:00Z', '2026-11-21T09:00Z'];
  const dates = days.map((day) => new Date(day));
  const none = { days: 0, last: null };
  const whole = countDays(none, dates);
  expect(whole).toEqual({ days: 3, last: dates[3] });
  const parts = dates.reduce((counted, at) => countDays(counted, [at]), countDays(none, []));
  expect(parts).toEqual(whole);
  expect(countDays(whole, dates)).toEqual(whole);
});
