import { expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { charactersSubscribers } from '../characters/subscribers';
import { fanclubsSubscribers } from '../fanclubs/subscribers';
import { postsSubscribers } from '../posts/subscribers';

const [userId, characterId, postId, assetId, eventId] = [1, 2, 3, 4, 5].map(newId);
const about = { userId, characterId };
const subscribers = [...charactersSubscribers, ...fanclubsSubscribers, ...postsSubscribers];

/** Returns the moments that an event adds to the chat. */
function momentsOf(name: string, payload: object): object[] {
  const subscriber = subscribers.find(({ eventName }) => eventName === name);
  const meta = { eventId: eventId ?? '', personId: userId ?? null, requestId: 'of-the-test' };
  const { jobs = [] } = subscriber?.react({ ...about, ...payload }, meta) ?? {};
  return jobs
    .filter(({ job }) => job.name === 'note-moment')
    .map(({ payload: moment }) => moment as object);
}

it.each([
  ['characters.character-followed', {}, { type: 'follow_model' }, `followed-${characterId}`],
  [
    'fanclubs.membership-changed',
    { change: 'joined', isMember: true },
    { type: 'joined_fanclub' },
    `joined-${eventId}`,
  ],
  ['posts.post-liked', { postId }, { type: 'post_reacted', postId }, `liked-${postId}`],
  [
    'posts.post-unlocked',
    { postId, tokens: 20 },
    { type: 'unlocked_post', postId, tokens: 20 },
    `opened-${postId}`,
  ],
  [
    'posts.asset-unlocked',
    { postId, assetId, tokens: 8 },
    { type: 'unlocked_photo', postId, assetId, tokens: 8 },
    `opened-${assetId}`,
  ],
  [
    'posts.asset-unlocked',
    { postId, assetId, tokens: 0 },
    { type: 'post:asset:unlock:credit_card', postId, assetId },
    `opened-${assetId}`,
  ],
])('%s is noted in the chat once: %j', (name, payload, moment, key) => {
  expect(momentsOf(name, payload)).toEqual([
    { ...about, moment, key: `moment-${key}`, requestId: 'of-the-test' },
  ]);
});

it.each(['renewed', 'cancelled', 'kept'])('a membership that is %s is not', (change) => {
  expect(momentsOf('fanclubs.membership-changed', { change, isMember: true })).toEqual([]);
});
