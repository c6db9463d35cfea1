import { beforeEach, describe, expect, it } from 'vitest';
import type { TestContext } from '~/db/testing';
import { testPassword } from '~/db/testing';
import { logIn } from '../accounts/log-in';
import { editMessage } from '../chat/messages/edit-message';
import { regenerateReply } from '../chat/reply/regenerate-reply';
import { openIncidents } from '../moderation/list-incidents';
import { rankOf } from '../moderation/severity';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { attachGuest } from '../viewers/attach-guest';
import { transact } from '../shared/transactions/transact';
import { endStrikes } from './end-strikes';
import { findPause } from './find-pause';
import { openEvidence, seeIncident } from './open-evidence';
import { reviewIncident } from './review-incident';
import { openStrikeScene, hour, day, moderator } from './testing/strike-scene';

const scene = await openStrikeScene();
const { database, talker, member, staff, review, eventsOf, stateOf, isIn, reasonOf } = scene;
let context: TestContext;
beforeEach(() => {
  context = scene.begin();
});

describe('a forbidden message', () => {
  it('is a strike at once if it is grave, announced to its sender without a word of it', async () => {
    const ada = await member();
    await ada.say('grave');
    expect(await ada.status()).toMatchObject({
      points: 3,
      pausedUntil: null,
      decisions: [{ rule: 'violence', leadsTo: 'warning', counts: true, mayAppeal: true }],
    });
    expect(await stateOf(ada.id)).toBe('warned');
    const [payload, ...more] = await eventsOf(ada.id, 'strikes.given');
    expect(payload).toMatchObject({
      recipient: { email: ada.email },
      rule: 'violence',
      leadsTo: 'warning',
      isByFilter: true,
    });
    expect(more).toEqual([]);
    expect(JSON.stringify(payload)).not.toContain('grave');
  });

  it('waits for staff if it is not grave', async () => {
    const ada = await member();
    await ada.say('of little weight');
    expect(await ada.status()).toEqual({ points: 0, pausedUntil: null, decisions: [] });
    expect(await stateOf(ada.id)).toBe('active');
    expect(await ada.incidents()).toMatchObject([{ severity: 1, flags: 1, decision: null }]);
  });

  it('counts once however often it is sent, and twice if it is two messages at once', async () => {
    const ada = await member();
    const key = newId();
    await Promise.all(Array.from({ length: 5 }, () => ada.say('grave', key)));
    expect((await ada.status()).points).toBe(3);
    await Promise.all([ada.say('grave'), ada.say('grave')]);
    const { points, pausedUntil } = await ada.status();
    expect(points).toBe(9);
    expect(isIn(pausedUntil, 7 * day)).toBe(true);
    expect(await database.db('strikes').where({ person_id: ada.id })).toHaveLength(3);
    expect(await ada.incidents()).toMatchObject([{ flags: 3, severity: 3 }]);
  });

  it('is one incident within half an hour, as grave as the gravest, and another one after it', async () => {
    const ada = await member();
    await ada.say('of little weight');
    context.advance(29 * 60_000);
    await ada.say('grave');
    context.advance(31 * 60_000);
    await ada.say('of little weight');
    expect(await ada.incidents()).toMatchObject([
      { flags: 2, severity: 3 },
      { flags: 1, severity: 1 },
    ]);
  });

  it('suspends no account by the filter alone', async () => {
    const ada = await member();
    for (let count = 0; count < 3; count += 1) await ada.say('graver');
    const { points, pausedUntil } = await ada.status();
    expect(points).toBe(18);
    expect(isIn(pausedUntil, 7 * day)).toBe(true);
    expect(await stateOf(ada.id)).toBe('warned');
  });
});

describe('while chats are paused', () => {
  async function paused() {
    const ada = await member();
    await ada.say('graver');
    const until = await findPause(database.db, ada, context.now());
    expect(isIn(until, day)).toBe(true);
    return { ...ada, until: until?.toISOString() };
  }

  it('no message is sent until the stated time; the same message goes through after it', async () => {
    const ada = await paused();
    const key = newId();
    const pausedUntil = ada.until;
    expect(await ada.say('hello', key)).toEqual({
      ok: false,
      kind: 'failed',
      reason: 'chat-paused',
      pausedUntil,
    });
    expect(await eventsOf(ada.id, 'chat.failed')).toMatchObject([
      { reason: 'chat-paused', pausedUntil },
    ]);
    context.advance(day + 60_000);
    expect((await ada.say('hello', key)).ok).toBe(true);
  });

  it('a person in danger can still write, and is answered', async () => {
    const ada = await paused();
    expect((await ada.say('in danger')).ok).toBe(true);
    expect(await eventsOf(ada.id, 'chat.character-message-sent')).toHaveLength(1);
  });

  it('no reply can be requested again', async () => {
    const ada = await member();
    const sent = await ada.say('hello');
    await ada.say('graver');
    const id = sent.ok ? sent.message.id : '';
    expect(await regenerateReply(context, ada.person, id)).toMatchObject({ reason: 'chat-paused' });
  });

  it('no other words take the place of the last ones', async () => {
    const ada = await member();
    const sent = await ada.say('hello');
    if (!sent.ok) throw new Error(sent.reason);
    const { id: messageId } = sent.message;
    // Only a message with a reply can be edited.
    await database.db('replies').where({ message_id: messageId }).update({ state: 'done' });
    await ada.say('graver');
    const edit = { person: ada.person, messageId, content: 'hello again' };
    expect(await editMessage(context, moderator, edit)).toMatchObject({ reason: 'chat-paused' });
  });

  it('money alone may be given', async () => {
    const ada = await paused();
    expect(reasonOf(await ada.say('', newId(), 10))).toBe('insufficient-balance');
    expect(reasonOf(await ada.say('with a word', newId(), 10))).toBe('chat-paused');
  });

  it('a visitor who signs in keeps the pause', async () => {
    const guest: Person = { kind: 'guest', id: newId() };
    const say = await talker(guest);
    await say('graver');
    expect(reasonOf(await say('hello'))).toBe('chat-paused');
    const ada = await member();
    await transact(context, (trx) =>
      attachGuest(context, trx, { guestId: guest.id, userId: ada.id }),
    );
    expect(reasonOf(await ada.say('hello'))).toBe('chat-paused');
    expect(await stateOf(ada.id)).toBe('warned');
  });
});

describe('staff', () => {
  it('read the gravest first, filtered and by pages, and no message text', async () => {
    const [ada, eve] = [await member(), await member()];
    await ada.say('of little weight');
    await eve.say('graver');
    const { items } = await openIncidents.readPage(context, { take: 100 });
    const own = items.filter(({ email }) => email === ada.email || email === eve.email);
    expect(own).toMatchObject([
      {
        email: eve.email,
        severity: rankOf('critical'),
        kind: 'message',
        categories: ['trafficking'],
      },
      { email: ada.email, severity: rankOf('low'), language: 'en', flags: 1 },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/graver|little weight/);
    const where = { severity: 'low', language: 'en', kind: 'message' } as const;
    const narrowed = await openIncidents.readPage(context, { where, take: 100 });
    expect(narrowed.items.map(({ email }) => email)).toContain(ada.email);
    expect(narrowed.items.map(({ email }) => email)).not.toContain(eve.email);
    expect((await openIncidents.countRows(database.db, { language: 'de' })).count).toBe(0);
  });

  it('open the message text, and the log records who did', async () => {
    const ada = await member();
    await ada.say('grave');
    const nora = await staff();
    const [incident] = await ada.incidents();
    const id = incident?.id ?? '';
    expect(JSON.stringify(await seeIncident(context, nora, id))).not.toContain('grave"');
    expect(await openEvidence(context, nora, id)).toMatchObject({
      ok: true,
      evidence: [{ text: 'grave', category: 'violence' }],
    });
    expect(await database.db('staff_actions').where({ staff_id: nora.staffId })).toMatchObject([
      { act: 'incident.open', user_id: ada.id, resource_id: id },
    ]);
    const other = await staff('marketingManager');
    expect(await openEvidence(context, other, id)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await review(other, ada, 'warn')).toEqual({ ok: false, reason: 'forbidden' });
  });

  it('find no violation: the filter’s decision is taken back, and the person notified', async () => {
    const ada = await member();
    await ada.say('graver');
    expect(await review(await staff(), ada, 'no-violation')).toEqual({
      ok: true,
      isWaiting: false,
    });
    expect(await ada.status()).toMatchObject({
      points: 0,
      pausedUntil: null,
      decisions: [{ isTakenBack: true, mayAppeal: false }],
    });
    expect(await stateOf(ada.id)).toBe('active');
    expect((await ada.say('hello')).ok).toBe(true);
    expect(await eventsOf(ada.id, 'strikes.lifted')).toMatchObject([
      { recipient: { email: ada.email } },
    ]);
  });

  it('warn, which counts nothing', async () => {
    const ada = await member();
    await ada.say('of little weight');
    await review(await staff(), ada, 'warn');
    expect(await ada.status()).toMatchObject({ points: 0, decisions: [{ leadsTo: 'warning' }] });
    expect(await eventsOf(ada.id, 'strikes.given')).toMatchObject([{ isByFilter: false }]);
  });

  it('count a flag once, however many decide at once', async () => {
    const ada = await member();
    await ada.say('of little weight');
    const [nora, omar] = [await staff(), await staff('manager')];
    const outcomes = await Promise.all([
      review(nora, ada, 'strike'),
      review(omar, ada, 'strike'),
      review(nora, ada, 'strike'),
    ]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect((await ada.status()).points).toBe(1);
    expect(await review(omar, ada, 'warn')).toEqual({ ok: false, reason: 'already-decided' });
  });

  it('confirm the filter’s decision: nothing counts twice, and no second notification is sent', async () => {
    const ada = await member();
    await ada.say('grave');
    context.advance(hour);
    await review(await staff(), ada, 'strike');
    expect(await ada.status()).toMatchObject({ points: 3, decisions: [{ leadsTo: 'warning' }] });
    expect(await eventsOf(ada.id, 'strikes.given')).toHaveLength(1);
  });

  it('decide nothing unread', async () => {
    const ada = await member();
    await ada.say('grave');
    const [incident] = await ada.incidents();
    await ada.say('grave');
    const nora = await staff();
    const input = { by: nora, incidentId: incident?.id ?? '', decision: 'warn', seen: 1 } as const;
    expect(await reviewIncident(context, input)).toEqual({ ok: false, reason: 'more-was-said' });
  });

  it('suspend by two: every session ends, and logging in is refused as suspended', async () => {
    const ada = await member();
    await ada.say('graver');
    const [nora, omar] = [await staff(), await staff()];
    expect(await review(nora, ada, 'suspend')).toEqual({ ok: true, isWaiting: true });
    expect(await stateOf(ada.id)).toBe('warned');
    expect(await review(nora, ada, 'suspend')).toMatchObject({ reason: 'another-person-required' });
    expect(await review(omar, ada, 'suspend')).toEqual({ ok: true, isWaiting: false });
    expect(await stateOf(ada.id)).toBe('suspended');
    const back = await logIn(context, { email: ada.email, password: testPassword });
    expect(back).toMatchObject({ ok: false, reason: 'suspended' });
    expect((await eventsOf(ada.id, 'strikes.given')).at(-1)).toMatchObject({
      leadsTo: 'suspension',
    });
  });
});

it('is forgotten when its time is over, and the warning with it; a second look changes nothing', async () => {
  const ada = await member();
  await ada.say('grave');
  context.advance(90 * day - 60_000);
  await endStrikes(context);
  expect(await stateOf(ada.id)).toBe('warned');
  context.advance(120_000);
  await endStrikes(context);
  await endStrikes(context);
  expect(await stateOf(ada.id)).toBe('active');
  expect((await ada.status()).points).toBe(0);
});
