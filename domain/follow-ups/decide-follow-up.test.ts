import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, localTime } from '../notifications/quiet-hours';
import { decideFollowUp, type FollowUpFacts } from './decide-follow-up';

const series = [
  'follow_up',
  'follow_up_first_reminder',
  'follow_up_second_reminder',
  'follow_up_third_reminder',
];
const hour = 3_600_000;
const day = 24 * hour;
const figures = { waitHours: [6, 72, 168, 336], distressDays: 14 };
const noon = new Date('2026-03-10T12:00:00Z');
const ago = (ms: number) => new Date(noon.getTime() - ms);
const facts: FollowUpFacts = {
  frequency: 'daily',
  isSwitchedOn: true,
  isReachable: true,
  isMuted: false,
  isArchived: false,
  isSetAside: false,
  isBlocked: false,
  isWithdrawn: false,
  lastMessage: { role: 'character', sentAt: ago(7 * hour) },
  hasWritten: true,
  isReplyPending: false,
  distressAt: null,
  written: 0,
  lastWrittenAt: null,
  isCappedUntil: null,
  isPausedUntil: null,
  quietHours: { from: 23 * 60, until: 8 * 60 },
  timeZone: 'Europe/Berlin',
};
const decide = (changes: Partial<FollowUpFacts> = {}, now = noon) =>
  decideFollowUp({ ...facts, ...changes }, figures, now);
const message = (ms: number) => ({ role: 'character' as const, sentAt: ago(ms) });

describe('a character', () => {
  it('writes first once a conversation paused, and then three reminders', () => {
    expect(decide()).toEqual({ kind: 'write', subtype: 'follow_up' });
    expect(decide({ lastMessage: message(2 * hour) })).toEqual({
      kind: 'wait',
      until: new Date('2026-03-10T16:00:00Z'),
    });
    const waits = [6 * hour, 72 * hour, 168 * hour, 336 * hour];
    expect(waits.map((ms, written) => decide({ written, lastMessage: message(ms) }))).toEqual(
      series.map((subtype) => ({ kind: 'write', subtype })),
    );
    expect(decide({ written: 4, lastMessage: message(400 * day) })).toEqual({ kind: 'nothing' });
  });

  it('writes no more often than chosen', () => {
    expect(decide({ frequency: 'weekly', lastWrittenAt: ago(3 * day) })).toEqual({
      kind: 'wait',
      until: new Date('2026-03-14T12:00:00Z'),
    });
    expect(decide({ lastWrittenAt: ago(day) })).toMatchObject({ kind: 'write' });
  });

  it('waits for the end of quiet hours, by the person’s clock', () => {
    const night = new Date('2026-03-10T23:30:00Z');
    expect(decide({}, night)).toEqual({ kind: 'wait', until: new Date('2026-03-11T07:00:00Z') });
    expect(decide({ quietHours: null }, night)).toMatchObject({ kind: 'write' });
  });

  it.each<[string, Partial<FollowUpFacts>]>([
    ['whoever has not chosen it', { frequency: 'never' }],
    ['whoever never wrote', { hasWritten: false }],
    ['whose last message has no answer', { lastMessage: { role: 'user', sentAt: ago(day) } }],
    ['who waits for a reply', { isReplyPending: true }],
    ['whose chat was emptied', { lastMessage: null }],
  ])('leaves in peace %s', (_name, changes) => {
    expect(decide(changes)).toEqual({ kind: 'nothing' });
  });

  it.each<[string, Partial<FollowUpFacts>]>([
    ['who turned it off for all', { isSwitchedOn: false }],
    ['whose account or age does not let them', { isReachable: false }],
    ['who muted the chat', { isMuted: true }],
    ['who archived it', { isArchived: true }],
    ['who goes on in another chat', { isSetAside: true }],
    ['who blocked them', { isBlocked: true }],
    ['whose character is gone', { isWithdrawn: true }],
  ])('tries again the next day for people %s', (_name, changes) => {
    expect(decide(changes)).toEqual({ kind: 'wait', until: new Date('2026-03-11T12:00:00Z') });
  });

  it('waits after distress, and after messages of other characters', () => {
    expect(decide({ distressAt: ago(4 * day) })).toEqual({
      kind: 'wait',
      until: new Date('2026-03-20T12:00:00Z'),
    });
    const isCappedUntil = new Date('2026-03-10T15:00:00Z');
    expect(decide({ isCappedUntil })).toEqual({ kind: 'wait', until: isCappedUntil });
  });
});

const minutes = fc.integer({ min: 0, max: 1439 });
const zones = ['UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Apia'];
const gaps = { daily: day, 'every-few-days': 3 * day, weekly: 7 * day };

describe('half a year of messages to any person', () => {
  it('has nothing in quiet hours, nothing more often than chosen, three reminders at most', () => {
    fc.assert(
      fc.property(
        fc.record({
          from: minutes,
          until: minutes,
          timeZone: fc.constantFrom(...zones),
          frequency: fc.constantFrom('daily', 'every-few-days', 'weekly'),
          start: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01') }),
          // Hours after which the person writes and gets an immediate reply.
          writes: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 }),
          stepMinutes: fc.integer({ min: 7, max: 240 }),
        }),
        ({ from, until, timeZone, frequency, start, writes, stepMinutes }) => {
          const quietHours = { from, until };
          const sent: Date[] = [];
          const wrote = writes.map((hours) => start.getTime() + hours * hour).sort((a, b) => a - b);
          let current = {
            ...facts,
            frequency,
            quietHours,
            timeZone,
            lastMessage: { role: 'character' as const, sentAt: start },
          };
          let due = start;
          for (let time = start.getTime(); time < start.getTime() + 180 * day;) {
            const now = new Date(time);
            if ((wrote[0] ?? Infinity) <= time) {
              wrote.shift();
              current = { ...current, written: 0, lastMessage: { role: 'character', sentAt: now } };
              due = now;
            }
            const decision = due <= now ? decideFollowUp(current, figures, now) : null;
            if (decision?.kind === 'wait') {
              expect(decision.until.getTime()).toBeGreaterThan(time);
              due = decision.until;
            }
            if (decision?.kind === 'nothing') due = new Date(8e15);
            if (decision?.kind === 'write') {
              expect(decision.subtype).toBe(series[current.written]);
              expect(isWithin(quietHours, localTime(now, timeZone).minute)).toBe(false);
              const before = sent.at(-1);
              if (before)
                expect(time - before.getTime()).toBeGreaterThanOrEqual(gaps[current.frequency]);
              sent.push(now);
              const written = current.written + 1;
              expect(written).toBeLessThanOrEqual(4);
              current = {
                ...current,
                written,
                lastWrittenAt: now,
                lastMessage: { role: 'character', sentAt: now },
              };
            }
            // Advances to the next event, as a late sweep would see it.
            const next = Math.min(due.getTime(), wrote[0] ?? Infinity);
            time = Math.max(time + stepMinutes * 60_000, Math.min(next, time + 30 * day));
          }
          expect(sent.length).toBeLessThanOrEqual(4 * (writes.length + 1));
        },
      ),
      { numRuns: 300 },
    );
  });
});
