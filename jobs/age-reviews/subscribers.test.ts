import { expect, it } from 'vitest';
import { ageQuestionOpened, holdLifted, personHeld } from '~/domain/age-reviews/events';
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

it('closes all connections of a held person', () => {
  for (const person of [member, visitor]) {
    expect(reaction(personHeld.name, { person })?.controls).toEqual([
      { personId: person.id, sessionId: null },
    ]);
  }
});

it('notifies the open pages of a person who has to state their age', () => {
  const subscriber = ageReviewsSubscribers.find(
    ({ eventName }) => eventName === ageQuestionOpened.name,
  );
  const meta = { eventId: newId(), personId: visitor.id, requestId: 'test' };
  expect(subscriber?.react({}, meta)?.publications).toMatchObject([
    { personId: visitor.id, name: 'age-question.asked.event' },
  ]);
});

it('mails a person with an address when a hold begins and when it ends', () => {
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
