import { expect, it } from 'vitest';
import { membershipChanged } from '~/domain/fanclubs/events';
import { newId } from '~/domain/shared/ids';
import { fanclubsSubscribers } from './subscribers';

const [userId, characterId] = [newId(), newId()];
const reactionTo = (change: string, isMember: boolean) =>
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
  'publishes to the open pages of a person whether they are a member after the change %s',
  (change, isMember) => {
    expect(reactionTo(change, isMember)?.publications).toMatchObject([
      {
        personId: userId,
        name: 'fanclub.subscription.event',
        payload: { character: { _id: characterId, isCurrentUserFanClubMember: isMember } },
      },
    ]);
  },
);

it('notes in the chat that a fan joined, and no other change', () => {
  expect(reactionTo('joined', true)?.jobs).toHaveLength(1);
  expect(reactionTo('renewed', true)?.jobs).toEqual([]);
});
