import { randomUUID } from 'node:crypto';
import type { Account } from '../actors/accounts/account';
import {
  beginSigningUp,
  joinByApi,
  signInByApi,
  withSite,
  type SignedIn,
} from '../actors/accounts/account';
import { cast } from '../actors/discovery/characters';
import { withDatabase } from '../actors/database';
import { makeOffered, makeReturning } from '../actors/money/offers';
import {
  makeCardholder,
  makeFan,
  makePauper,
  makePausedSubscriber,
  makeSubscriber,
  makeSubscriberWithEndingCard,
  makeTester,
} from '../actors/money/regulars';
import { tryAuthor } from '../actors/chat/authors';
import { locked, sendPictures, type Sent } from '../actors/chat/pictures';
import { makePaused } from '../actors/chat/strikes';
import { makeMemberOfClubs } from '../actors/money/clubs';
import { sealKeysOf } from '~/config/seal-keys';
import { sealGist } from '~/domain/chat/messages/message';
import { charactersKinds, everyKind, gist, wordsWith } from '~/domain/chat/testing/every-kind';
import { createSeal, type Seal } from '~/domain/shared/sealing/seal';
import { stack } from '../stack';
import { makeFilmed } from '../actors/chat/videos';
import { staffAtTheirDesk } from '../actors/accounts/staff';
import type { Looker } from './scene';
import type { NotificationsRow } from '~/db/rows';

/** The regular's chats: the number of messages in each, by the character's index in the cast. */
export const longChat = 2;
export const shortChat = 3;
/** The regular's chat that holds a message of every kind. */
export const kindsChat = 1;
/** The regular's chat whose last reply another model has written as well. */
export const comparedChat = 7;
/** The regular's chat with pictures, open and locked. */
export const picturesChat = 4;
const messagesIn = { [longChat]: 300, [shortChat]: 5, [picturesChat]: 3, [comparedChat]: 4 };

const sentPictures: Sent[] = [
  ...Array.from({ length: 8 }, () => ({ daysAgo: 40 })),
  { type: 'video', daysAgo: 38 },
  ...Array.from({ length: 4 }, () => ({ daysAgo: 2 })),
  locked(18),
  locked(120),
  { type: 'video', ...locked(24) },
  locked(12),
  { folder: null, hasFailed: true, failure: 'expired', isOrdered: true },
  { type: 'audio', daysAgo: 2 },
  { type: 'audio' },
];

/** Messages of the users and their characters. */
const chatTexts = [
  'I walked home along the river tonight; the water was very still.',
  'That sounds like a good way to end a day. Did you meet anybody?',
  'Only a heron. It looked at me as if I owed it money.',
  'They all do. Tell me how the interview went, you were nervous about it.',
  'Better than I feared! They asked about the bakery, and I talked for ten minutes.',
];

/** Gives a user a chat with a character, with this many messages until a minute ago. */
async function letThemHaveTalked(email: string, place: number, count: number): Promise<void> {
  await withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    const slug = cast[place]?.slug ?? '';
    const character = await db('characters').where({ slug }).first<{ id: string }>('id');
    const chatId = randomUUID();
    const sentAt = (seq: number) => new Date(Date.now() - (count - seq + 1) * 60_000);
    const rows = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      chat_id: chatId,
      seq: index + 1,
      role: index % 2 === 0 ? ('user' as const) : ('character' as const),
      sender_id: index % 2 === 0 ? user.id : character.id,
      content: chatTexts[index % chatTexts.length] ?? '',
      sent_at: sentAt(index + 1),
    }));
    const last = rows.at(-1);
    await db('chats').insert({
      id: chatId,
      user_id: user.id,
      character_id: character.id,
      last_seq: count,
      read_seq: count,
      last_message_at: last?.sent_at,
      last_message_preview: last?.content,
      last_message_role: last?.role,
    });
    await db.batchInsert('messages', rows, 100);
  });
}

/** Gives a user one message of every kind; pictures are those of a post. */
async function letThemHaveHadEverything(email: string): Promise<void> {
  await withDatabase(async (db) => {
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    const slug = cast[kindsChat]?.slug ?? '';
    const character = await db('characters').where({ slug }).first<{ id: string }>('id');
    const post = await db('posts')
      .join('post_assets', 'post_assets.post_id', 'posts.id')
      .where({ character_id: character.id, kind: 'sfw_photo' })
      .first<{ id: string; folder: string }>('posts.id', 'rendered_key as folder');
    const chatId = randomUUID();
    const kinds = everyKind(post.id);
    const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
    const rows = kinds.map(({ type, ...details }, index) => ({
      ...sealed(seal, type),
      chat_id: chatId,
      seq: index + 1,
      ...(charactersKinds.includes(type)
        ? { role: 'character' as const, sender_id: character.id }
        : { role: 'user' as const, sender_id: user.id }),
      type,
      content: wordsWith[type] ?? '',
      details: JSON.stringify({
        ...details,
        ...('folder' in details && details.folder ? { folder: post.folder } : {}),
      }),
      sent_at: new Date(Date.now() - (kinds.length - index) * 60_000),
    }));
    await db('chats').insert({
      id: chatId,
      user_id: user.id,
      character_id: character.id,
      last_seq: rows.length,
      read_seq: rows.length,
      last_message_at: rows.at(-1)?.sent_at,
      last_message_role: 'user',
    });
    await db('messages').insert(rows);
  });
}

/** Returns a message's id, and the gist of a call sealed for that id. */
function sealed(seal: Seal, type: string) {
  const id = randomUUID();
  return { id, sealed_gist: type === 'voice_call_summary' ? sealGist(seal, id, gist) : null };
}

const hourMs = 3_600_000;

/** Returns a regular's notifications about these characters and their account, of today and earlier. */
function notificationsOf(userId: string, characters: readonly { id: string }[]) {
  const [one, other, third] = characters.map(({ id }) => id);
  const moment = (hours: number) => new Date(Date.now() + hours * hourMs);
  const price = { minor: 1599, currency: 'USD' };
  const renewsAt = moment(72).toISOString();
  const notifications: [
    kind: NotificationsRow['kind'],
    payload: object,
    hoursAgo: number,
    times?: number,
  ][] = [
    ['message', { characterId: one, chatId: randomUUID(), messageId: randomUUID(), seq: 2 }, 0, 2],
    ['story', { characterId: other, storyId: randomUUID(), expiresAt: renewsAt }, 0],
    ['reply-given-up', { characterName: 'Juno', isRefunded: true }, 0],
    ['renewal', { renewsAt, price, isByHand: false }, 26],
    ['post', { characterId: third, postId: randomUUID() }, 27],
    ['new-sign-in', { device: { browser: 'Firefox', system: 'Windows' } }, 100],
    [
      'payment',
      { outcome: 'paid', orderNumber: 'N-2214', productName: 'Premium', money: price },
      100,
    ],
  ];
  return notifications.map(([kind, payload, hoursAgo, times = 1], index) => ({
    id: randomUUID(),
    user_id: userId,
    kind,
    subject: `${kind}:${index}`,
    fact_id: randomUUID(),
    payload: JSON.stringify(payload),
    times,
    told_at: moment(-hoursAgo),
    read_at: hoursAgo > 24 ? moment(0) : null,
  }));
}

/** Creates a fan with a history: long and short chats, followed characters, liked posts. */
async function makeRegular(): Promise<Account> {
  const fan = await makeFan();
  for (const [place, count] of Object.entries(messagesIn)) {
    await letThemHaveTalked(fan.email, Number(place), count);
  }
  await tryAuthor(fan.email, cast[comparedChat]?.slug ?? '', chatTexts[1] ?? '');
  await letThemHaveHadEverything(fan.email);
  await sendPictures(fan.email, cast[picturesChat]?.slug ?? '', sentPictures);
  await withDatabase(async (db) => {
    const user = await db('users').where({ email: fan.email }).first<{ id: string }>('id');
    const characters = await db('characters').limit(5).select<{ id: string }[]>('id');
    await db('follows').insert(
      characters.map(({ id }) => ({
        user_id: user.id,
        character_id: id,
        created_at: new Date(),
      })),
    );
    await db('notifications').insert(notificationsOf(user.id, characters));
  });
  return fan;
}

const makers: Record<Looker, () => Promise<SignedIn | undefined>> = {
  newcomer: async () => undefined,
  visitor: async () => undefined,
  unverified: () =>
    withSite(async (site) => {
      await beginSigningUp(site);
      return site.storageState();
    }),
  member: async () => (await joinByApi()).state,
  fan: async () => (await makeFan()).state,
  cardholder: async () => (await makeCardholder()).state,
  tester: async () => (await makeTester()).state,
  pauper: async () => (await makePauper()).state,
  offered: makeOffered,
  returning: async () => (await makeReturning()).state,
  premium: async () => (await makeSubscriber({ renews: true })).state,
  'ending-card': async () => (await makeSubscriberWithEndingCard()).state,
  pausing: async () => (await makePausedSubscriber()).state,
  joiner: async () => (await makeMemberOfClubs(1)).state,
  clubber: async () => (await makeMemberOfClubs(60)).state,
  regular: async () => (await makeRegular()).state,
  filmed: async () => (await makeFilmed()).state,
  creator: async () => (await signInByApi('creator@example.com')).state,
  paused: async () => (await makePaused()).state,
  manager: async () => (await signInByApi('master@example.com')).state,
  staff: async () => (await staffAtTheirDesk()).state,
};

/** The time that a stored session is reused; shorter than its access token's lifetime. */
const freshMs = 10 * 60_000;
const made = new Map<Looker, { state: Promise<SignedIn | undefined>; until: number }>();

/** Returns the browser state of such a person; each worker has one of each at a time. */
export function stateOf(looker: Looker): Promise<SignedIn | undefined> {
  const cached = made.get(looker);
  if (cached && cached.until > Date.now()) return cached.state;
  const state = makers[looker]();
  made.set(looker, { state, until: Date.now() + freshMs });
  return state;
}
