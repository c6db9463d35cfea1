import { expect, it } from 'vitest';
import { ageQuestionAsked, holdLifted, personHeld } from '~/domain/age-reviews/events';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { ageReviewsSubscribers } from './subscribers';

const reaction = (name: string, payload: unknown) => {
  const subscriber = ageReviewsSubscribers.find(({ eventName }) => eventName === name);
  const meta = { eventId: newId(), personId: null, requestId: 'test' };
  return subscriber?.react(payload, meta);
};
const recipient = { email: 'ada@example.com', locale: 'de-DE' };
const member: Person = { kind: 'user', id: newId() };
const visitor: Person = { kind: 'guest', id: newId() };

it('closes whatever is open in the name of somebody who is held', () => {
  for (const person of [member, visitor]) {
    expect(reaction(personHeld.name, { person })?.controls).toEqual([
      { personId: person.id, sessionId: null },
    ]);
  }
});

it('tells the open pages of whoever is asked for their age', () => {
  const subscriber = ageReviewsSubscribers.find(
    ({ eventName }) => eventName === ageQuestionAsked.name,
  );
  const meta = { eventId: newId(), personId: visitor.id, requestId: 'test' };
  expect(subscriber?.react({}, meta)?.publications).toMatchObject([
    { personId: visitor.id, name: 'age-question.asked.event' },
  ]);
});

it('writes to whoever has an address: what happened, and when it is over', () => {
  const erasedAt = '2026-06-06T20:30:00.000Z';
  const held = reaction(personHeld.name, { person: member, recipient, erasedAt });
  expect(held?.jobs).toMatchObject([
    { payload: { to: recipient.email, template: 'age-review-begun', data: { erasedAt } } },
  ]);
  expect(reaction(holdLifted.name, { person: member, recipient })?.jobs).toMatchObject([
    { payload: { to: recipient.email, template: 'age-review-ended' } },
  ]);
  expect(reaction(personHeld.name, { person: visitor })?.jobs).toEqual([]);
  expect(reaction(holdLifted.name, { person: visitor })?.jobs).toEqual([]);
});
