import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import type { EventEnvelope } from './envelopes';
import { createEventFilter } from './event-filter';

const event = (change: Partial<EventEnvelope> = {}): EventEnvelope => ({
  kind: 'event',
  eventId: newId(),
  streamId: '1-0',
  aggregateId: 'b7d6f0a2-0000-4000-8000-000000000000',
  version: 1,
  channel: 'chats',
  name: 'user-message-sent',
  payload: {},
  ...change,
});

describe('the event filter', () => {
  it('passes every event once, however often it is repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 60 }), (order) => {
        const judge = createEventFilter();
        const events = Array.from({ length: 21 }, () => event());
        const verdicts = order.map((index) => judge(events[index] ?? event()));
        expect(verdicts.filter((verdict) => verdict === 'new')).toHaveLength(new Set(order).size);
      }),
    );
  });

  it('treats one fact at two channels, or under two names, as two messages', () => {
    const judge = createEventFilter();
    const fact = event();
    expect(judge(fact)).toBe('new');
    expect(judge({ ...fact, channel: 'stream' })).toBe('new');
    expect(judge({ ...fact, name: 'character-message-sent' })).toBe('new');
    expect(judge(fact)).toBe('repeat');
  });

  it('drops strictly older versions of the same aggregate, channel and name', () => {
    const judge = createEventFilter();
    expect(judge(event({ version: 5 }))).toBe('new');
    expect(judge(event({ version: 4 }))).toBe('outdated');
    expect(judge(event({ version: 5 }))).toBe('new');
    expect(judge(event({ version: 6 }))).toBe('new');
  });

  it('does not compare the versions of different names, channels or aggregates', () => {
    const judge = createEventFilter();
    judge(event({ version: 5 }));
    expect(judge(event({ version: 1, name: 'character-message-sent' }))).toBe('new');
    expect(judge(event({ version: 1, channel: 'stream' }))).toBe('new');
    expect(judge(event({ version: 1, aggregateId: newId() }))).toBe('new');
  });

  it('remembers more than a stream keeps, and not without bound', () => {
    const judge = createEventFilter();
    const first = event();
    judge(first);
    for (let count = 0; count < 500; count += 1) judge(event());
    expect(judge(first)).toBe('repeat');
    for (let count = 0; count < 1000; count += 1) judge(event());
    expect(judge(first)).toBe('new');
  });
});
