import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { sendMessage } from '../chat/send/send-message';
import type { Moderator } from '../moderation/verdict';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { findPause } from '../strikes/find-pause';
import { attachGuest } from '../viewers/attach-guest';
import { requestVoiceCall } from '../voice-calls/request-voice-call';
import { endCall, offerLine } from '../voice-calls/follow-call';
import { answerLine, noteSign, takeLine } from '../voice-calls/host-call';
import { duties } from './duties';
import { dismissReminder } from './dismiss-reminder';
import { reportYear } from './report-year';
import { readNotices, wordsAtCallStart } from './read-notices';

const { database, context: moving } = await openTestContext();
const { db } = database;
let clock = 0;
const context = { ...moving, now: () => new Date(clock) };
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);
const pass = (milliseconds: number) => void (clock += milliseconds);

const harmless: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const inDanger: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'crisis',
      findings: [{ category: 'crisis', layer: 'grammar', score: 1 }],
    }),
};
const inNewYork = { country: 'US', region: 'NY' };

let characters: string[];
let person: Person;
beforeEach(async () => {
  clock = Date.parse('2027-02-01T18:00:00Z');
  const made = [1, 2].map(() => makeCharacter(db, { availableForCalls: true }));
  characters = (await Promise.all(made)).map(({ id }) => id);
  const { id } = await makeUser(db);
  await subscribe(db, id);
  await db('subscriptions')
    .where({ user_id: id })
    .update({ expires_at: new Date('2100-01-01') });
  await giveTokens(context, id, 1000);
  person = { kind: 'user', id };
});

const say = (to: number, moderator = harmless, more: { country?: string; person?: Person } = {}) =>
  sendMessage(context, moderator, {
    person,
    characterId: characters[to] ?? '',
    idempotencyKey: newId(),
    content: 'Good evening.',
    ...more,
  });
const reminderAt = async (place = inNewYork) =>
  (await readNotices(context, person, place)).reminder;

/** Writes regularly for the given time, alternately in two chats. */
async function write(milliseconds: number, every = minutes(10)) {
  const end = clock + milliseconds;
  for (let to = 0; clock < end; to = 1 - to) {
    pass(Math.min(every, end - clock));
    expect(await say(to)).toMatchObject({ ok: true });
  }
}

async function call(seconds: number) {
  const requested = await requestVoiceCall(context, {
    userId: person.id,
    characterId: characters[0] ?? '',
    idempotencyKey: newId(),
    limitMinutes: null,
    hasCaptions: false,
  });
  if (!requested.ok) throw new Error(requested.reason);
  const own = { userId: person.id, callId: requested.callId };
  const offered = await offerLine(context, { ...own, offer: 'an offer' });
  if (!offered.ok) throw new Error(offered.reason);
  const at = { callId: own.callId, attempt: offered.attempt };
  await takeLine(context, at);
  await answerLine(context, { ...at, answer: 'an answer' });
  await noteSign(context, at, { kind: 'connected' });
  for (let second = 0; second < seconds; second += 1) {
    pass(1000);
    await noteSign(context, at, { kind: 'beat' });
  }
  await endCall(context, own);
}

describe('three hours of use', () => {
  it('are counted across chats and calls, to the minute, with a reminder every three hours', async () => {
    await say(0);
    await write(hours(2.5));
    await call(150);
    await write(hours(0.5) - 150_000 - minutes(1));
    expect(await reminderAt()).toMatchObject({ words: null, checkAgainMs: minutes(1) });
    pass(minutes(1));
    expect(await reminderAt()).toMatchObject({ words: 'again', checkAgainMs: null });
    await write(minutes(20));
    expect((await reminderAt()).words).toBe('again');
    await dismissReminder(context, person);
    expect((await reminderAt()).words).toBeNull();
    await write(hours(2.5));
    expect((await reminderAt()).words).toBeNull();
    await write(minutes(11));
    expect((await reminderAt()).words).toBe('again');
  });

  it('exclude hours without messages', async () => {
    await say(0);
    await write(hours(1.5));
    pass(hours(20));
    expect(await reminderAt()).toMatchObject({ words: null, checkAgainMs: null });
    await say(1);
    await write(hours(1.5) - minutes(1));
    expect((await reminderAt()).words).toBeNull();
    await write(minutes(1));
    expect((await reminderAt()).words).toBe('again');
  });

  it('lead to one reminder, despite simultaneous messages from two devices', async () => {
    await say(0);
    for (let round = 0; round < 18; round += 1) {
      pass(minutes(10));
      await Promise.all([say(0), say(1)]);
    }
    const row = await db('talk_times').where({ person_id: person.id }).first('used_ms');
    expect(row?.used_ms).toBe(hours(3));
    await dismissReminder(context, person);
    await dismissReminder(context, person);
    expect((await reminderAt()).checkAgainMs).toBe(hours(3));
  });

  it('keep counting for a visitor who signs up', async () => {
    const guest: Person = { kind: 'guest', id: newId() };
    await db('guests').insert({ id: guest.id });
    await say(0, harmless, { person: guest });
    pass(minutes(20));
    await say(0, harmless, { person: guest });
    await transact(context, (trx) =>
      attachGuest(context, trx, { guestId: guest.id, userId: person.id }),
    );
    expect((await reminderAt()).checkAgainMs).toBe(hours(3) - minutes(20));
    expect(await db('talk_times').where({ person_id: guest.id })).toEqual([]);
  });
});

describe('the reminder of a place', () => {
  it.each(duties.filter(({ kind }) => kind === 'told-again'))(
    'is due after three hours in $places.0 from $from on',
    async ({ places: [code = ''], from }) => {
      const [country = '', region = ''] = code.split('-');
      for (const [begin, isDue] of [
        [-hours(30), false],
        [hours(20), true],
      ] as const) {
        clock = Date.parse(from) + begin;
        await db('talk_times').where({ person_id: person.id }).delete();
        await db('talk_times').insert({
          person_id: person.id,
          counted_to: context.now(),
          used_ms: hours(3),
          expires_at: new Date(clock + hours(1000)),
        });
        expect((await reminderAt({ country, region })).words !== null).toBe(isDue);
      }
      expect((await reminderAt({ country: 'CH', region: 'ZH' })).words).toBeNull();
    },
  );

  it('remembers the region of a page for a call that names the country alone', async () => {
    expect(await wordsAtCallStart(context, person, 'US')).toBe('ai');
    const texas = await readNotices(context, person, { country: 'US', region: 'TX' });
    expect(texas.atStart).toBeNull();
    expect(await wordsAtCallStart(context, person, 'US')).toBeNull();
    expect(await wordsAtCallStart(context, person, 'FR')).toBe('ai');
    expect(await wordsAtCallStart(context, person, undefined)).toBeNull();
  });
});

describe('help that was shown', () => {
  const counted = () =>
    db('crisis_counts').select('month', 'kind', 'country', 'count').orderBy(['month', 'country']);

  it('is counted anonymously, and pauses chats if a law requires it', async () => {
    clock = Date.parse('2026-12-30T12:00:00Z');
    await say(0, inDanger, { country: 'US' });
    expect(await findPause(db, person, context.now())).toBeNull();
    clock = Date.parse('2027-02-01T12:00:00Z');
    await say(0, inDanger, { country: 'GB' });
    await say(0, inDanger);
    expect(await findPause(db, person, context.now())).toBeNull();
    await readNotices(context, person, { country: 'US', region: 'OR' });
    await say(0, inDanger, { country: 'US' });
    expect(await findPause(db, person, context.now())).toEqual(new Date(clock + minutes(10)));
    expect(await say(1)).toMatchObject({ ok: false, reason: 'chat-paused' });
    expect(await say(1, inDanger, { country: 'US' })).toMatchObject({ ok: true });
    pass(minutes(10));
    expect(await say(1)).toMatchObject({ ok: true });
    expect(await counted()).toEqual([
      { month: '2026-12', kind: 'message', country: 'US', count: 1 },
      { month: '2027-02', kind: 'message', country: 'GB', count: 1 },
      { month: '2027-02', kind: 'message', country: 'US', count: 2 },
      { month: '2027-02', kind: 'message', country: 'ZZ', count: 1 },
    ]);
    const report = await reportYear(db, 2027);
    expect(report).toContain('in 2027: 4 times');
    expect(report).toMatch(/^2027-02 +message +US +2$/m);
    expect(report).not.toContain('2026-12');
    expect(report).toMatch(/^ {2}US-CA from 2027-07-01: California/m);
    expect(report).not.toContain(person.id);
  });
});
