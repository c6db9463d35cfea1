import type { UsersRow } from '~/db/rows';
import type { Knex } from '../connection';
import { followCharacter } from '~/domain/characters/follow-character';
import { appendCharacterMessage, appendUserMessage } from '~/domain/chat/messages/append-message';
import { momentText } from '~/domain/chat/messages/moment-text';
import { free, paid } from '~/domain/chat/send/charge';
import { payForMessage, takeCover } from '~/domain/chat/send/charge-message';
import { findChatId, makeChat } from '~/domain/chat/chats/open-chat';
import { findSubscriptionEnd } from '~/domain/subscriptions/find-subscription-end';
import { unlock } from '~/domain/posts/unlock';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { findCreator } from '~/domain/characters/find-creator';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';
import { fan } from './lives/fan';
import { day, type Dialogue, type Life, type Line } from './lives/life';
import { momentsOf, type SeededMoment } from './lives/moments';
import { creator, master, premium } from './lives/others';
import { seedMemory } from './seed-memories';
import type { PlannedPost } from './posts/plan-posts';
import { privatePictureOf } from './posts/private-picture-of';
import { chatSettings } from '~/domain/chat/settings';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** The pauses before the lines, in turn, in which the person reads and writes. */
const pauses = [2, 1, 4, 1, 3, 1, 6, 2] as const;

type Person = Pick<UsersRow, 'id' | 'email' | 'created_at'>;

/** The data of a conversation: the times of its lines and the posts whose media may be sent. */
interface Talk {
  characterId: string;
  times: readonly Date[];
  posts: readonly PlannedPost[];
  moments: readonly SeededMoment[];
}

/** An act that cost tokens, and its start. */
interface Act {
  at: Date;
  tokens: number;
  happen(): Promise<void>;
}

/**
 * Adds the history of the demo's accounts: conversations, follows, unlocked posts and clubs. The required
 * tokens are granted first, so that balances stay the same. A second run changes nothing.
 */
export async function seedLives(
  context: DomainContext,
  posts: readonly PlannedPost[],
): Promise<void> {
  const idOf = await readCharacters(context.db);
  for (const life of [fan, premium, creator, master]) {
    const person = await findPerson(context.db, life.email);
    if (person) await seedLife(context, person, life, { idOf, posts });
  }
}

async function seedLife(
  context: DomainContext,
  person: Person,
  life: Life,
  { idOf, posts }: { idOf: ReadonlyMap<string, string>; posts: readonly PlannedPost[] },
): Promise<void> {
  for (const [index, slug] of life.follows.entries()) {
    const characterId = idOf.get(slug);
    const then = at(context, (index * 5 + 1) * day);
    if (characterId) await followCharacter(then, { userId: person.id, characterId });
  }
  for (const slug of life.clubs) await joinClub(context, person, idOf.get(slug));
  const acts = [];
  for (const dialogue of life.dialogues) {
    // Media that the person has unlocked are not sent to them.
    const theirs = (post: PlannedPost) =>
      life.unlocks.includes(post.slug) && post.access === 'token';
    const ofThem = posts.filter(({ slug }) => slug === dialogue.slug);
    const bought = ofThem.find(theirs);
    const sent = ofThem.filter((post) => post !== bought);
    const characterId = idOf.get(dialogue.slug);
    if (!characterId) continue;
    const moments = momentsOf(life, { slug: dialogue.slug, characterId, bought });
    acts.push(await planTalk(context, person, dialogue, { characterId, posts: sent, moments }));
  }
  for (const [index, slug] of life.unlocks.entries()) {
    const post = posts.find((one) => one.slug === slug && one.access === 'token');
    if (post) acts.push(await planUnlock(context, person, post, index));
  }
  await live(context, person, acts.flat());
}

/** Runs all acts in chronological order, after granting the tokens they need. */
async function live(context: DomainContext, person: Person, acts: Act[]): Promise<void> {
  const tokens = acts.reduce((sum, act) => sum + act.tokens, 0);
  if (tokens > 0) {
    await transact(context, (trx) =>
      grantTokens({ ...context, now: () => person.created_at }, trx, {
        userId: person.id,
        tokens,
        reason: openingBalance,
        idempotencyKey: `seed:${person.email}:life`,
      }),
    );
  }
  const inOrder = [...acts].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const act of inOrder) await act.happen();
}

/** Returns the context with its clock a number of hours earlier. */
function at(context: DomainContext, hoursAgo: number): DomainContext {
  const then = new Date(context.now().getTime() - Math.max(0, hoursAgo) * hourMs);
  return { ...context, now: () => then };
}

async function readCharacters(db: Knex): Promise<Map<string, string>> {
  const rows = await db('characters').select('id', 'slug');
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

function findPerson(db: Knex, email: string): Promise<Person | undefined> {
  return db('users')
    .where({ email })
    .whereNotNull('verified_at')
    .first('id', 'email', 'created_at');
}

/** Plans a conversation. An existing one, even with other content, is left unchanged. */
async function planTalk(
  context: DomainContext,
  person: Person,
  dialogue: Dialogue,
  about: Omit<Talk, 'times'>,
): Promise<Act[]> {
  const { characterId } = about;
  const talker = { kind: 'user', id: person.id } as const;
  if (await findChatId(context.db, talker, characterId)) return [];
  const { lines, hoursAgo } = dialogue;
  const times = timesOf(lines, new Date(context.now().getTime() - hoursAgo * hourMs));
  const { text_message_price } = await context.settings(chatSettings);
  const isPaying = !(await findSubscriptionEnd(context.db, person.id, context.now()));
  const mine = lines.filter((line) => 'me' in line).length;
  return [
    {
      at: times[0] ?? context.now(),
      tokens: isPaying ? mine * text_message_price : 0,
      happen: () => talk(context, person, dialogue, { ...about, times }),
    },
  ];
}

async function talk(
  context: DomainContext,
  person: Person,
  dialogue: Dialogue,
  { characterId, times, posts, moments }: Talk,
): Promise<void> {
  const { lines, unread } = dialogue;
  const talker = { kind: 'user', id: person.id } as const;
  const begun = new Date((times[0] ?? context.now()).getTime() - 2 * minuteMs);
  const opened = await makeChat({ ...context, now: () => begun }, talker, characterId);
  if (!opened.ok) throw new Error(`${person.email} has no chat: ${opened.reason}`);
  const { chatId } = opened;
  const { trial_messages } = await context.settings(chatSettings);
  await transact(context, async (trx) => {
    // The free messages are already used up.
    await trx('users')
      .where({ id: person.id })
      .where('trial_messages_used', '<', trial_messages)
      .update({ trial_messages_used: trial_messages });
    for (const [index, { details, key }] of moments.entries()) {
      await appendUserMessage(context, trx, {
        ...{ id: newId(), chatId, lastSeq: index + 1, now: begun },
        senderId: person.id,
        content: momentText(details.type, null),
        details,
        idempotencyKey: key,
        charge: free,
        due: null,
      });
    }
    for (const [index, line] of lines.entries()) {
      const now = times[index] ?? begun;
      const message = { id: newId(), chatId, lastSeq: moments.length + index + 1, now };
      if ('them' in line) {
        await appendCharacterMessage(context, trx, {
          ...message,
          senderId: characterId,
          content: line.them,
          ...(line.sends && { details: privatePictureOf(posts, line.sends) }),
        });
      } else {
        await appendUserMessage(context, trx, {
          ...message,
          senderId: person.id,
          content: line.me,
          idempotencyKey: message.id,
          charge: await payFor({ ...context, now: () => now }, trx, talker, {
            messageId: message.id,
            characterId,
          }),
          due: null,
        });
      }
    }
    await trx('chats')
      .where({ id: chatId })
      .update({ unread_count: unread, read_seq: trx.raw('last_seq - ?', [unread]) });
  });
  await seedMemory(context, chatId, dialogue);
}

/** Returns the time of each line. The last is at `end`. */
function timesOf(lines: readonly Line[], end: Date): Date[] {
  const times: Date[] = [];
  let time = end.getTime();
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    times.unshift(new Date(time));
    time -= (pauses[index % pauses.length] ?? 1) * minuteMs;
  }
  return times;
}

/** Charges the price of a message. */
async function payFor(
  context: DomainContext,
  trx: Knex.Transaction,
  talker: { kind: 'user'; id: string },
  message: { messageId: string; characterId: string },
) {
  const { text_message_price: price } = await context.settings(chatSettings);
  if (price === 0 || (await takeCover(context, trx, talker)) !== 'none') return free;
  const creatorId = await findCreator(trx, message.characterId);
  const payment = await payForMessage(
    context,
    trx,
    { person: talker },
    { ...message, creatorId, tokens: price, source: 'text_message' },
  );
  if (!payment.ok) throw new Error('a message was not paid for');
  return paid(price, payment.transferId);
}

async function joinClub(
  { db, now }: DomainContext,
  { id }: Person,
  characterId: string | undefined,
): Promise<void> {
  if (characterId === undefined) return;
  const [started, expires] = [-20 * day, 345 * day].map(
    (hours) => new Date(now().getTime() + hours * hourMs),
  );
  await db('fanclub_memberships')
    .insert({ user_id: id, character_id: characterId, started_at: started, expires_at: expires })
    .onConflict()
    .ignore();
}

/** Plans the unlock of a post. A post that is already unlocked is left unchanged. */
async function planUnlock(
  context: DomainContext,
  person: Person,
  post: PlannedPost,
  index: number,
): Promise<Act[]> {
  const price = post.discountedPrice ?? post.unlockPrice;
  const isOpen = await context
    .db('post_unlocks')
    .where({ user_id: person.id, post_id: post.id })
    .first('post_id');
  if (price === null || isOpen) return [];
  const then = at(context, Math.min(post.hoursAgo - 1, (index + 1) * day));
  return [
    {
      at: then.now(),
      tokens: price,
      happen: () => unlockOnce(then, person, { postId: post.id, price }),
    },
  ];
}

async function unlockOnce(
  context: DomainContext,
  person: Person,
  wanted: { postId: string; price: number },
): Promise<void> {
  const bought = await unlock(context, { userId: person.id, isSubscriber: false }, wanted);
  if (!bought.ok && bought.reason !== 'already-open' && bought.reason !== 'price-changed') {
    throw new Error(`${person.email} could not unlock ${wanted.postId}: ${bought.reason}`);
  }
}
