import { expect, it } from 'vitest';
import { chatFailed } from '~/domain/chat/events';
import { newId } from '~/domain/shared/ids';
import { appealAnswered, strikeGiven, strikesLifted } from '~/domain/strikes/events';
import { serverEvent } from '~/realtime/protocol/names';
import { chatSubscribers } from '../chat/subscribers';
import { strikesSubscribers } from './subscribers';

const reaction = (name: string, payload: unknown, personId: string | null = null) => {
  const subscriber = [...strikesSubscribers, ...chatSubscribers].find(
    ({ eventName }) => eventName === name,
  );
  return subscriber?.react(payload, { eventId: newId(), personId, requestId: 'test' });
};
const recipient = { email: 'ada@example.com', locale: 'de-DE' };
const member = { kind: 'user', id: newId() } as const;
const visitor = { kind: 'guest', id: newId() } as const;
const pausedUntil = '2026-06-06T20:30:00.000Z';
const decision = {
  reference: 'K7QM-2XWP-9DTR',
  rule: 'violence',
  leadsTo: 'pause',
  pausedUntil,
  expiresAt: pausedUntil,
  isByFilter: true,
  appealUntil: pausedUntil,
};

it('writes to whoever has an address, and has open pages of everybody loaded anew', () => {
  const told: [string, object, template: string][] = [
    [strikeGiven.name, decision, 'rule-broken'],
    [strikesLifted.name, {}, 'decision-withdrawn'],
    [appealAnswered.name, { reference: decision.reference, outcome: 'granted' }, 'appeal-answered'],
  ];
  for (const [name, payload, template] of told) {
    const ofMember = reaction(name, { person: member, recipient, ...payload });
    expect(ofMember?.jobs).toMatchObject([{ payload: { to: recipient.email, template } }]);
    const ofVisitor = reaction(name, { person: visitor, ...payload });
    expect(ofVisitor?.jobs).toEqual([]);
    expect([ofMember, ofVisitor].map((one) => one?.publications?.length)).toEqual([1, 1]);
  }
});

it('tells over the socket until when chats are paused', () => {
  const failed = { reason: 'chat-paused', idempotencyKey: 'a-key-of-theirs', pausedUntil };
  const told = reaction(chatFailed.name, failed, member.id);
  expect(JSON.stringify(told?.publications)).toContain(serverEvent.chatError);
  expect(JSON.stringify(told?.publications)).toContain('Chat paused');
  expect(JSON.stringify(told?.publications)).toContain(pausedUntil);
});
