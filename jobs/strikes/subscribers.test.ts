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

it('mails a person with an address, and makes the open pages of every person reload', () => {
  const events: [string, object, template: string][] = [
    [strikeGiven.name, decision, 'rule-broken'],
    [strikesLifted.name, {}, 'decision-withdrawn'],
    [appealAnswered.name, { reference: decision.reference, outcome: 'granted' }, 'appeal-answered'],
  ];
  for (const [name, payload, template] of events) {
    const ofMember = reaction(name, { person: member, recipient, ...payload });
    expect(ofMember?.jobs).toMatchObject([{ payload: { to: recipient.email, template } }]);
    const ofVisitor = reaction(name, { person: visitor, ...payload });
    expect(ofVisitor?.jobs).toEqual([]);
    expect([ofMember, ofVisitor].map((one) => one?.publications?.length)).toEqual([1, 1]);
  }
});

it('reports over the socket until when chats are paused', () => {
  const failed = { reason: 'chat-paused', idempotencyKey: 'a-key-of-theirs', pausedUntil };
  const result = reaction(chatFailed.name, failed, member.id);
  expect(JSON.stringify(result?.publications)).toContain(serverEvent.chatError);
  expect(JSON.stringify(result?.publications)).toContain('Chat paused');
  expect(JSON.stringify(result?.publications)).toContain(pausedUntil);
});
