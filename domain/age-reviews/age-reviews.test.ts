import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  makeCharacter,
  makeUser,
  testPassword,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import type { AgeAssurance } from '~/providers/age/age-assurance';
import { changeAccountState } from '../account-states/testing/change-account-state';
import { logIn } from '../accounts/log-in';
import { findSessionViewer } from '../sessions/read-session';
import type { AccountState } from '../account-states/schema';
import { isAddressMarked } from '../address-marks/mark-address';
import { beginAgeCheck } from '../age-checks/begin-age-check';
import { finishAgeCheck } from '../age-checks/finish-age-check';
import { attachGuest } from '../viewers/attach-guest';
import { openChat } from '../chat/chats/open-chat';
import { sendMessage } from '../chat/send/send-message';
import type { Finding, Moderator, Verdict } from '../moderation/verdict';
import { listDueDeletions } from '../deletions/erasure';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { confirmAdult } from './confirm-adult';
import { findReviewStatus } from './find-age-review';
import { readReviewToken } from './review-token';

const day = 24 * 3600 * 1000;

const database = await openTestDatabase();
// No person in these tests runs out of free messages.
await database.db('settings').insert({ key: 'trial_messages', value: '100' });
let context: TestContext;
beforeEach(() => {
  context = createTestContext(database.db);
});

const aboutAge = (score: number): Finding => ({ category: 'minor_self', layer: 'grammar', score });
const crisis: Finding = { category: 'crisis', layer: 'grammar', score: 1 };
/** The verdict for each message of these tests. The real judgement belongs to moderation. */
const verdicts: Record<string, Verdict> = {
  clear: { kind: 'refused', findings: [aboutAge(1)] },
  doubtful: { kind: 'allowed', likely: [aboutAge(0.9)] },
  'in danger and under age': { kind: 'crisis', findings: [crisis, aboutAge(1)] },
};
const moderator: Moderator = {
  judge: (text) => Promise.resolve(verdicts[text] ?? { kind: 'allowed' }),
};

const underReview = { ok: false, kind: 'rejected', reason: 'under_age_review' };

async function talker(person: Person) {
  const { id: characterId } = await makeCharacter(database.db);
  return (content: string, idempotencyKey = newId()) =>
    sendMessage(context, moderator, { person, characterId, idempotencyKey, content });
}

async function member() {
  const { id, email } = await makeUser(database.db);
  const signedIn = await logIn(context, { email, password: testPassword });
  if (!signedIn.ok) throw new Error('was not signed in');
  const person: Person = { kind: 'user', id };
  return { id, email, person, tokens: signedIn.tokens, say: await talker(person) };
}
async function visitor() {
  const person: Person = { kind: 'guest', id: newId() };
  return { person, say: await talker(person) };
}

const stateOf = async (id: string) =>
  (await database.db('users').where({ id }).first<{ state: AccountState }>('state')).state;
const eventsOf = (id: string, name: string) =>
  database.db('outbox').where({ person_id: id, name }).orderBy('id').pluck('payload');
const flagsOf = (id: string) =>
  database.db('moderation_flags').where({ person_id: id }).pluck('category');

/** Returns a service that gives the same result for every check. */
function service(state: 'passed' | 'failed'): AgeAssurance {
  return {
    begin: ({ reference }) => Promise.resolve({ location: `https://age.test/${reference}` }),
    read: () => Promise.resolve(state === 'passed' ? { state, method: 'document' } : { state }),
  };
}
async function begin(person: Person): Promise<string> {
  const returnUrl = 'http://site.test/held';
  const begun = await beginAgeCheck(context, service('passed'), { person, returnUrl });
  if (!begun.ok) throw new Error(begun.reason);
  return new URL(begun.location).pathname.slice(1);
}

describe('a member who states clearly that they are under age', () => {
  it('is held at once: the message refused, the session ended, the words kept, a mail sent', async () => {
    const { id, email, tokens, say } = await member();
    expect(await say('clear')).toEqual(underReview);
    expect(await stateOf(id)).toBe('under_age_review');
    const { sessionId, accessExpiresAt } = tokens;
    expect(await findSessionViewer(context, sessionId, accessExpiresAt)).toBeNull();
    expect(await eventsOf(id, 'accounts.session-revoked')).toEqual([{ userId: id, sessionId }]);
    expect(await eventsOf(id, 'accounts.state-changed')).toEqual([
      { userId: id, state: 'under_age_review' },
    ]);
    const deletion = await database.db('account_deletions').where({ user_id: id }).first('due_at');
    const erasedAt = deletion?.due_at.toISOString();
    const person = { kind: 'user', id };
    expect(await eventsOf(id, 'age-reviews.person-held')).toEqual([
      { person, recipient: { email, locale: 'en-GB' }, erasedAt },
    ]);
    expect(await flagsOf(id)).toEqual(['minor_self']);
    expect(await database.db('messages').where({ sender_id: id })).toEqual([]);
  });

  it('gets no session by the right password, but is named to the page that explains what to do', async () => {
    const { id, email, say } = await member();
    await say('clear');
    const again = await logIn(context, { email, password: testPassword });
    if (again.ok || again.reason !== 'under_age_review') throw new Error('was not held');
    expect(await readReviewToken(context, again.review.token)).toEqual({ kind: 'user', id });
    expect(await logIn(context, { email, password: 'wrong-one' })).toMatchObject({
      reason: 'wrong-credentials',
    });
  });

  it('is held once by many messages at once, and nothing sent afterwards is taken', async () => {
    const { id, person, say } = await member();
    await Promise.all(Array.from({ length: 5 }, () => say('clear')));
    expect(await eventsOf(id, 'age-reviews.person-held')).toHaveLength(1);
    expect(await eventsOf(id, 'accounts.state-changed')).toHaveLength(1);
    expect(await flagsOf(id)).toHaveLength(5);
    expect(await say('Good evening')).toMatchObject({ kind: 'failed', reason: 'under_age_review' });
    const { id: characterId } = await makeCharacter(database.db);
    expect(await openChat(context, person, { characterId })).toMatchObject({
      reason: 'under_age_review',
    });
  });

  it('in distress is answered first, and held all the same', async () => {
    const { id, say } = await member();
    expect(await say('in danger and under age')).toMatchObject({ ok: true });
    expect(await stateOf(id)).toBe('under_age_review');
    const news = await database.db('outbox').where({ person_id: id }).orderBy('id').pluck('name');
    expect(news.indexOf('chat.user-message-sent')).toBeGreaterThanOrEqual(0);
    expect(news.indexOf('chat.user-message-sent')).toBeLessThan(
      news.indexOf('age-reviews.person-held'),
    );
  });

  it('is erased when the time of the review is over, and remembered by the address', async () => {
    const { id, email, say } = await member();
    await say('clear');
    const deletion = await database.db('account_deletions').where({ user_id: id }).first('id');
    context.advance(30 * day - 1000);
    expect(await listDueDeletions(context, 1000)).not.toContain(deletion?.id);
    context.advance(2000);
    expect(await listDueDeletions(context, 1000)).toContain(deletion?.id);
    expect(await isAddressMarked(context, database.db, email, 'under_age')).toBe(true);
    context.advance(5 * 365 * day);
    expect(await isAddressMarked(context, database.db, email, 'under_age')).toBe(false);
  });
});

describe('a hold', () => {
  it.each(['active', 'warned'] as const)(
    'of an account that was %s ends with a passed check, and everything is as before',
    async (before) => {
      const { id, email, person, say } = await member();
      await database.db('users').where({ id }).update({ state: before });
      await say('clear');
      const reference = await begin(person);
      const finish = () => finishAgeCheck(context, service('passed'), { person, reference });
      expect(await finish()).toEqual({ ok: true, state: 'passed' });
      expect(await stateOf(id)).toBe(before);
      expect(await eventsOf(id, 'age-reviews.hold-lifted')).toHaveLength(1);
      context.advance(31 * day);
      const deletion = await database.db('account_deletions').where({ user_id: id }).first('id');
      expect(await listDueDeletions(context, 1000)).not.toContain(deletion?.id);
      expect(await isAddressMarked(context, database.db, email, 'under_age')).toBe(false);
      expect(await logIn(context, { email, password: testPassword })).toMatchObject({ ok: true });
      expect(await say('Good evening')).toMatchObject({ ok: true });
    },
  );

  it('stays when the check is not passed', async () => {
    const { id, person, say } = await member();
    await say('clear');
    const reference = await begin(person);
    expect(await finishAgeCheck(context, service('failed'), { person, reference })).toEqual({
      ok: true,
      state: 'failed',
    });
    expect(await stateOf(id)).toBe('under_age_review');
  });

  it('is not lifted by a check from before it, passed or under way', async () => {
    const { id, person, say } = await member();
    const earlier = await begin(person);
    await finishAgeCheck(context, service('passed'), { person, reference: earlier });
    await say('clear');
    for (const reference of [earlier, `${newId()}.made-up`]) {
      expect(await finishAgeCheck(context, service('passed'), { person, reference })).toEqual({
        ok: false,
        reason: 'age-check-not-yours',
      });
    }
    expect(await stateOf(id)).toBe('under_age_review');
  });

  it('is lifted or made for good by staff', async () => {
    const [back, gone] = [await member(), await member()];
    for (const { say } of [back, gone]) await say('clear');
    await changeAccountState(context, { userId: back.id, state: 'active' });
    await changeAccountState(context, { userId: gone.id, state: 'terminated' });
    expect(await findReviewStatus(database.db, back.person)).toBe('clear');
    expect(await back.say('Good evening')).toMatchObject({ ok: true });
    expect(await isAddressMarked(context, database.db, back.email, 'under_age')).toBe(false);
    expect(await stateOf(gone.id)).toBe('terminated');
    expect(await isAddressMarked(context, database.db, gone.email, 'under_age')).toBe(true);
  });
});

describe('a visitor who states clearly that they are under age', () => {
  it('is held: no message is accepted any more, and everything open in their name closes', async () => {
    const { person, say } = await visitor();
    await say('Good evening');
    expect(await say('clear')).toEqual(underReview);
    expect(await findReviewStatus(database.db, person)).toBe('held');
    expect(await eventsOf(person.id, 'age-reviews.person-held')).toEqual([{ person }]);
    expect(await say('Good evening')).toMatchObject({ reason: 'under_age_review' });
    expect(await flagsOf(person.id)).toEqual(['minor_self']);
  });

  it('may prove their age, too', async () => {
    const { person, say } = await visitor();
    await say('clear');
    const reference = await begin(person);
    await finishAgeCheck(context, service('passed'), { person, reference });
    expect(await say('Good evening')).toMatchObject({ ok: true });
  });
});

/** Sends two messages that together leave a doubt. Both are accepted. */
async function leaveDoubt(say: (content: string) => Promise<unknown>): Promise<void> {
  expect(await say('doubtful')).toMatchObject({ ok: true });
  expect(await say('doubtful')).toMatchObject({ ok: true });
}

it('a doubt moves along when its visitor signs in, and a hold does not', async () => {
  const [doubted, held, account] = [await visitor(), await visitor(), await member()];
  await leaveDoubt(doubted.say);
  await held.say('clear');
  for (const { person } of [doubted, held]) {
    await transact(context, (trx) =>
      attachGuest(context, trx, { guestId: person.id, userId: account.id }),
    );
  }
  expect(await findReviewStatus(database.db, account.person)).toBe('to-confirm');
  expect(await findReviewStatus(database.db, doubted.person)).toBe('clear');
  expect(await findReviewStatus(database.db, held.person)).toBe('held');
});

describe.each([
  ['member', member],
  ['visitor', visitor],
])('a %s whose messages together leave a doubt', (_who, come) => {
  it('gets one question, continues free of charge, and is clear once they confirm that they are adult', async () => {
    const { person, say } = await come();
    await leaveDoubt(say);
    expect(await eventsOf(person.id, 'age-reviews.question-asked')).toHaveLength(1);
    const free = await say('Good evening');
    if (!free.ok) throw new Error(free.reason);
    const message = database.db('messages').where({ id: free.message.id });
    expect(await message.first('price_tokens', 'is_trial')).toEqual({
      price_tokens: 0,
      is_trial: false,
    });
    await confirmAdult(context, person);
    await confirmAdult(context, person);
    expect(await findReviewStatus(database.db, person)).toBe('clear');
    expect(await flagsOf(person.id)).toEqual([]);
  });

  it('gets one question for simultaneous messages in several chats', async () => {
    const { person, say } = await come();
    const elsewhere = await talker(person);
    await Promise.all([say('doubtful'), elsewhere('doubtful')]);
    expect(await findReviewStatus(database.db, person)).toBe('clear');
    await Promise.all([say('doubtful'), elsewhere('doubtful')]);
    expect(await findReviewStatus(database.db, person)).toBe('to-confirm');
    expect(await eventsOf(person.id, 'age-reviews.question-asked')).toHaveLength(1);
  });

  it('must pass an age check after ten messages without an answer, and is clear once it is passed', async () => {
    const { person, say } = await come();
    await leaveDoubt(say);
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await say('Good evening')).toMatchObject({ ok: true });
    }
    const required = { ok: false, kind: 'failed', reason: 'age-check-required' };
    expect(await say('Good evening')).toEqual(required);
    expect(await eventsOf(person.id, 'age-reviews.question-asked')).toHaveLength(2);
    await confirmAdult(context, person);
    expect(await say('Good evening')).toEqual(required);
    const reference = await begin(person);
    await finishAgeCheck(context, service('passed'), { person, reference });
    expect(await say('Good evening')).toMatchObject({ ok: true });
    await leaveDoubt(say);
    expect(await findReviewStatus(database.db, person)).toBe('clear');
  });

  it('must pass an age check for another doubt within the time, and gets the question again after it', async () => {
    const [soon, late] = [await come(), await come()];
    for (const { person, say } of [soon, late]) {
      await leaveDoubt(say);
      await confirmAdult(context, person);
    }
    context.advance(29 * day);
    await leaveDoubt(soon.say);
    expect(await findReviewStatus(database.db, soon.person)).toBe('to-check');
    context.advance(2 * day);
    await leaveDoubt(late.say);
    expect(await findReviewStatus(database.db, late.person)).toBe('to-confirm');
  });

  it('is held when they then state it clearly, without having confirmed', async () => {
    const { person, say } = await come();
    await leaveDoubt(say);
    expect(await say('clear')).toEqual(underReview);
    expect(await findReviewStatus(database.db, person)).toBe('held');
  });
});
