import { expect, it } from 'vitest';
import { membershipChanged } from '~/domain/fanclubs/events';
import { newId } from '~/domain/shared/ids';
import { fanclubsSubscribers } from './subscribers';

const [userId, characterId] = [newId(), newId()];
const told = (change: string, isMember: boolean) =>
  fanclubsSubscribers
    .find(({ eventName }) => eventName === membershipChanged.name)
    ?.react(
      { userId, characterId, change, isMember },
      { eventId: newId(), personId: userId, requestId: 'test' },
    );

it.each([
  ['joined', true],
  ['cancelled', true],
  ['time-passed', false],
  ['taken-back', false],
])(
  'tells the open pages of a person whether they are a member once it has %s',
  (change, isMember) => {
    expect(told(change, isMember)?.publications).toMatchObject([
      {
        personId: userId,
        name: 'fanclub.subscription.event',
        payload: { character: { _id: characterId, isCurrentUserFanClubMember: isMember } },
      },
    ]);
  },
);

it('notes in the chat that somebody joined, and nothing else', () => {
  expect(told('joined', true)?.jobs).toHaveLength(1);
  expect(told('renewed', true)?.jobs).toEqual([]);
});
