import { describe, expect, it, vi } from 'vitest';
import { newId } from '~/domain/shared/ids';
import type { AddressedEnvelope, EventEnvelope } from './envelopes';
import type { Listener } from './listener';
import { Subscription } from './subscription';

const event = (streamId: string): EventEnvelope => ({
  kind: 'event',
  eventId: newId(),
  streamId,
  aggregateId: newId(),
  version: 1,
  channel: 'stream',
  name: 'any',
  payload: {},
});

function subscribe(position = '5-0') {
  const delivered: string[] = [];
  const deliver = (_: Subscription, envelope: AddressedEnvelope) =>
    delivered.push(envelope.kind === 'event' ? envelope.streamId : envelope.kind);
  const subscription = new Subscription(newId(), { deliver, count: () => undefined });
  subscription.begin(position, 'a mark');
  return { subscription, delivered };
}

const listener = (sessionId: string | null): Listener => ({
  kind: 'socket',
  personId: newId(),
  sessionId,
  checkAt: 0,
  revoke: vi.fn(),
  endConnection: vi.fn(),
});

const remark: AddressedEnvelope = { kind: 'ephemeral', channel: 'chats', name: 'any', payload: {} };

/** The reads of a stream whose entries are gone. */
const emptied = {
  after: () => Promise.resolve(null),
  whatIsLeft: () => Promise.resolve([]),
  memoryMark: () => Promise.reject(new Error('not asked for')),
};

describe('a subscription', () => {
  it('delivers events after its position, once', () => {
    const { subscription, delivered } = subscribe();
    for (const id of ['4-0', '5-0', '6-0', '6-0', '7-0', '6-5']) subscription.receive(event(id));
    expect(delivered).toEqual(['6-0', '7-0']);
    expect(subscription.position).toBe('7-0');
  });

  it('holds arrivals back during a task, and delivers them after the events of that task', async () => {
    const { subscription, delivered } = subscribe();
    await subscription.pausedWhile(async () => {
      subscription.receive(event('8-0'));
      subscription.receive(remark);
      await subscription.catchUp({
        after: () => Promise.resolve([event('6-0'), event('7-0'), event('8-0')]),
        whatIsLeft: () => Promise.reject(new Error('not asked for')),
        memoryMark: () => Promise.reject(new Error('not asked for')),
      });
    });
    expect(delivered).toEqual(['6-0', '7-0', '8-0', 'ephemeral']);
  });

  it('delivers held arrivals in the order in which they came', async () => {
    const { subscription, delivered } = subscribe();
    await subscription.pausedWhile(() => {
      for (const arrival of [event('6-0'), remark, event('7-0')]) subscription.receive(arrival);
      return Promise.resolve();
    });
    expect(delivered).toEqual(['6-0', 'ephemeral', '7-0']);
  });

  it('runs one task at a time, and continues after one that fails', async () => {
    const { subscription, delivered } = subscribe();
    const order: string[] = [];
    const failing = subscription.pausedWhile(async () => {
      order.push('first begins');
      await Promise.resolve();
      subscription.receive(event('6-0'));
      order.push('first ends');
      throw new Error('no Redis');
    });
    const following = subscription.pausedWhile(async () => void order.push('second'));
    await expect(failing).rejects.toThrow('no Redis');
    await following;
    expect(order).toEqual(['first begins', 'first ends', 'second']);
    expect(delivered).toEqual(['6-0']);
  });

  it('delivers the remaining events when its own position is gone, except those already delivered', async () => {
    const { subscription, delivered } = subscribe();
    const repeated = event('9-0');
    subscription.receive(repeated);
    const whatIsLeft = vi.fn(() =>
      Promise.resolve([{ ...repeated, streamId: '6-0' }, event('7-0')]),
    );
    const socket = listener(null);
    subscription.listeners.add(socket);
    await subscription.catchUp({ ...emptied, whatIsLeft });
    expect(whatIsLeft).toHaveBeenCalledWith('5-0');
    // In between, streams received the event to load everything again, and sockets reconnect.
    expect(delivered).toEqual(['9-0', 'ephemeral', '7-0']);
    expect(socket.endConnection).toHaveBeenCalledOnce();
  });

  it.each([
    ['a mark', 0],
    ['another', 1],
  ])('without any event, finds a lost memory by its mark: %s', async (mark, times) => {
    const { subscription, delivered } = subscribe('0-0');
    const socket = listener(null);
    subscription.listeners.add(socket);
    for (let recovery = 0; recovery < 2; recovery += 1) {
      await subscription.catchUp({ ...emptied, memoryMark: () => Promise.resolve(mark) });
    }
    expect(delivered).toHaveLength(times);
    expect(socket.endConnection).toHaveBeenCalledTimes(times);
  });

  it('ends the named session at once, even while it is paused, and all for null', async () => {
    const { subscription } = subscribe();
    const [mine, other, visitor] = [listener(newId()), listener(newId()), listener(null)];
    for (const one of [mine, other, visitor]) subscription.listeners.add(one);
    const revoke = (sessionId: string | null) =>
      subscription.receive({ kind: 'control', action: 'session-revoked', sessionId });
    await subscription.pausedWhile(async () => {
      revoke(mine.sessionId);
      expect(mine.revoke).toHaveBeenCalledOnce();
    });
    expect(other.revoke).not.toHaveBeenCalled();
    revoke(null);
    expect(other.revoke).toHaveBeenCalledOnce();
    expect(visitor.revoke).toHaveBeenCalledOnce();
  });
});
