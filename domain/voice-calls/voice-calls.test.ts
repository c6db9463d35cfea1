import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, joinFanClub, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { deleteChat } from '../chat/chats/manage-chat';
import { listMessages } from '../chat/messages/list-messages';
import { openPayload } from '../shared/outbox/event-payload';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { changeSpendingLimit } from '../wallet/limits/spending-limits';
import { releaseReservation } from '../wallet/spends/reservations';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { requestVoiceCall } from './request-voice-call';
import { callStatusSchema } from './events';
import { findEnd } from './find-end';
import { endCall, getCall, offerLine, rateCall } from './follow-call';
import { answerLine, keepLines, noteSign, takeLine } from './host-call';
import { sweepCalls } from './sweep-calls';

const { database, context: moving } = await openTestContext();
const { db } = database;
let clock = Date.now();
const context = { ...moving, now: () => new Date(clock) };
const pass = (seconds: number) => void (clock += seconds * 1000);

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db, { availableForCalls: true })).id;
});

async function makeCaller(tokens = 100) {
  const { id } = await makeUser(db);
  await subscribe(db, id);
  await giveTokens(context, id, tokens);
  return id;
}
const requestCall = (
  userId: string,
  changes: Partial<Parameters<typeof requestVoiceCall>[1]> = {},
) =>
  requestVoiceCall(context, {
    userId,
    characterId,
    idempotencyKey: newId(),
    limitMinutes: null,
    hasCaptions: true,
    ...changes,
  });
async function called(
  userId: string,
  changes: Partial<Parameters<typeof requestVoiceCall>[1]> = {},
) {
  const result = await requestCall(userId, changes);
  if (!result.ok) throw new Error(result.reason);
  return { userId, callId: result.callId };
}
type Own = Awaited<ReturnType<typeof called>>;

/** Offers a connection and answers it as a host. */
async function answered(own: Own) {
  const offered = await offerLine(context, { ...own, offer: 'an offer' });
  if (!offered.ok) throw new Error(offered.reason);
  const at = { callId: own.callId, attempt: offered.attempt };
  expect(await takeLine(context, at)).toMatchObject({ offer: 'an offer' });
  expect(await answerLine(context, { ...at, answer: 'an answer' })).toBe(true);
  await noteSign(context, at, { kind: 'connected' });
  return at;
}
/** Lets seconds pass, with a sign of life in each. */
async function talk(at: { callId: string; attempt: number }, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    pass(1);
    await noteSign(context, at, { kind: 'beat' });
  }
}
const summaryOf = async (id: string) =>
  (await listMessages(context, { kind: 'user', id }, { characterId, limit: 20 })).items.filter(
    ({ details }) => details?.type === 'voice_call_summary',
  );
const proven = async () => expect(await reconcileLedger(db)).toMatchObject({ ok: true });

describe('a call', () => {
  it('is held by the minute, charged to the second and recorded in the chat, once', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    expect(await readBalance(db, userId)).toBe(94);
    const at = await answered(own);
    await keepLines(context, at, [
      { role: 'character', text: 'Hello?' },
      { role: 'user', text: 'Good evening.' },
    ]);
    await talk(at, 100);
    expect(await readBalance(db, userId)).toBe(88);
    await Promise.all([endCall(context, own), endCall(context, own), endCall(context, own)]);
    await endCall(context, own);
    expect(await readBalance(db, userId)).toBe(90);
    const [summary, ...others] = await summaryOf(userId);
    expect(others).toEqual([]);
    expect(summary).toMatchObject({
      role: 'user',
      content: expect.stringMatching(/^\S+: Hello\?\nYou: Good evening\.$/) as string,
      details: { seconds: 100, endedBy: 'person', tokens: 10, balanceAfter: 90 },
    });
    const moved = await db('ledger_transfers').where({
      reason: 'audio_call',
      reference: own.callId,
    });
    expect(moved).toHaveLength(1);
    expect(await rateCall(context, { ...own, rating: 5 })).toEqual({ ok: true });
    await proven();
  });

  it('announces its end once, with its owner and its duration', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    await talk(await answered(own), 75);
    await Promise.all([endCall(context, own), endCall(context, own)]);
    const events = await db('outbox')
      .where({ aggregate_id: own.callId, name: 'voice-calls.changed' })
      .orderBy('id');
    const standings = events.map((row) =>
      callStatusSchema.parse(openPayload(context.seal, row.event_id, row.payload)),
    );
    expect(standings.filter(({ state }) => state === 'ended')).toEqual([
      expect.objectContaining({ callId: own.callId, talkedMs: 75_000, endedBy: 'person' }),
    ]);
    expect(events.at(-1)).toMatchObject({ person_id: userId });
  });

  it('costs nothing if it is not answered, and leaves no trace in the chat', async () => {
    const userId = await makeCaller(10);
    const own = await called(userId);
    pass(46);
    expect(await sweepCalls(context)).toBeGreaterThan(0);
    expect(await readBalance(db, userId)).toBe(10);
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'ended', endedBy: 'lost' },
    });
    expect(await summaryOf(userId)).toEqual([]);
  });

  it('ends in time with the balance, which never falls below zero', async () => {
    const userId = await makeCaller(9);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 89);
    expect(await getCall(context, own)).toMatchObject({ call: { state: 'live' } });
    await talk(at, 3);
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'ended', endedBy: 'balance', talkedMs: 90_000, tokens: 9 },
    });
    expect(await readBalance(db, userId)).toBe(0);
    await proven();
  });

  it('lasts as long as its tokens, even if it is read while more are being held', async () => {
    const userId = await makeCaller(9);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 55);
    await getCall(context, own);
    await talk(at, 36);
    expect(await getCall(context, own)).toMatchObject({
      call: { endedBy: 'balance', talkedMs: 90_000, tokens: 9 },
    });
    await proven();
  });

  it('goes on with tokens that are bought during the call', async () => {
    const userId = await makeCaller(6);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 55);
    await giveTokens(context, userId, 30);
    await talk(at, 30);
    expect(await getCall(context, own)).toMatchObject({ call: { state: 'live', affordable: 36 } });
    await endCall(context, own);
    expect(await readBalance(db, userId)).toBe(36 - 9);
  });

  it('ends after its requested duration, and at a limit that its person set', async () => {
    const userId = await makeCaller(200);
    const own = await called(userId, { limitMinutes: 1 });
    await talk(await answered(own), 61);
    expect(await getCall(context, own)).toMatchObject({ call: { endedBy: 'limit', tokens: 6 } });
    await changeSpendingLimit(context, userId, { period: 'day', tokens: 15 });
    const other = await called(userId);
    await talk(await answered(other), 95);
    expect(await getCall(context, other)).toMatchObject({
      call: { endedBy: 'balance', tokens: 9 },
    });
    expect(await readBalance(db, userId)).toBe(185);
  });

  it('loses and adds no second when its host dies, and goes on with another host', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    const first = await answered(own);
    await talk(first, 30);
    pass(10);
    await sweepCalls(context);
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'reconnecting', talkedMs: 30_000 },
    });
    const second = await answered(own);
    // The first host recovers, and its signs no longer count.
    expect(await noteSign(context, first, { kind: 'beat' })).toBeNull();
    await talk(second, 30);
    await endCall(context, own);
    expect(await readBalance(db, userId)).toBe(94);
    expect(await summaryOf(userId)).toMatchObject([{ details: { seconds: 60, tokens: 6 } }]);
  });

  it('adds no second if its person hangs up or reconnects before its host is found dead', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    await talk(await answered(own), 30);
    pass(3);
    await talk(await answered(own), 30);
    pass(3);
    expect(await endCall(context, own)).toMatchObject({ call: { talkedMs: 62_000 } });
  });

  it('ends with its duration so far if its person does not return', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    await talk(await answered(own), 30);
    pass(21);
    await sweepCalls(context);
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'ended', endedBy: 'lost', tokens: 3 },
    });
    await proven();
  });

  it('costs the time until the last sign of its person if their browser vanishes', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 30);
    const until = context.now();
    for (let second = 0; second < 3; second += 1) {
      pass(1);
      await noteSign(context, at, { kind: 'beat', until });
    }
    await noteSign(context, at, { kind: 'lost', until });
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'reconnecting', talkedMs: 30_000 },
    });
    for (let second = 0; second < 18; second += 1) {
      pass(1);
      await noteSign(context, at, { kind: 'looked-at' });
    }
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'ended', endedBy: 'lost', talkedMs: 30_000, tokens: 3 },
    });
    expect(await readBalance(db, userId)).toBe(97);
    await proven();
  });

  it('ends when nothing is held for it any more, and others that are silent are ended beside it', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 30);
    const [broken, silent] = [await called(await makeCaller()), await called(await makeCaller())];
    await answered(broken);
    const held = db('voice_calls').where({ id: own.callId }).select('reservation_id');
    const row = await db('token_reservations').whereIn('id', held).first('id');
    await transact(context, (trx) =>
      releaseReservation(context, trx, { reservationId: row?.id ?? '' }),
    );
    await talk(at, 30);
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'ended', endedBy: 'balance', tokens: 0 },
    });
    expect(await readBalance(db, userId)).toBe(100);
    await db('voice_calls').where({ id: broken.callId }).update({ reservation_id: newId() });
    pass(46);
    await expect(sweepCalls(context)).rejects.toThrow('1 calls could not be looked at');
    expect(await getCall(context, silent)).toMatchObject({ call: { state: 'ended' } });
    await db('voice_calls').where({ id: broken.callId }).delete();
    await proven();
  });

  it('can cost no more than its person’s own limits leave', async () => {
    const userId = await makeCaller(200);
    await changeSpendingLimit(context, userId, { period: 'day', tokens: 15 });
    const own = await called(userId);
    expect(await getCall(context, own)).toMatchObject({ call: { affordable: 15 } });
    await talk(await answered(own), 55);
    expect(await getCall(context, own)).toMatchObject({ call: { affordable: 15 } });
  });

  it('is free from when its person is in distress', async () => {
    const userId = await makeCaller(6);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 20);
    await noteSign(context, at, { kind: 'distress' });
    await talk(at, 120);
    await endCall(context, own);
    expect(await summaryOf(userId)).toMatchObject([{ details: { seconds: 140, tokens: 2 } }]);
  });

  it('ends with its chat, paid for as far as it went', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 30);
    const talking = { userId, characterId, country: undefined };
    expect(await findEnd(context, talking)).toBeNull();
    await deleteChat(context, { kind: 'user', id: userId }, { characterId });
    expect(await findEnd(context, talking)).toBe('person');
    expect(await offerLine(context, { ...own, offer: 'another' })).toMatchObject({
      reason: 'call-ended',
    });
    expect(await getCall(context, own)).toMatchObject({
      call: { state: 'ended', endedBy: 'person', tokens: 3 },
    });
    expect(await noteSign(context, at, { kind: 'beat' })).toBeNull();
    expect(await readBalance(db, userId)).toBe(97);
    await proven();
  });

  it('ends when its person, or its character, may not talk any more', async () => {
    const userId = await makeCaller(100);
    const own = await called(userId);
    const at = await answered(own);
    await talk(at, 30);
    const talking = { userId, characterId, country: undefined };
    await db('characters').where({ id: characterId }).update({ available_for_calls: false });
    expect(await findEnd(context, talking)).toBe('character');
    await db('users').where({ id: userId }).update({ state: 'suspended' });
    expect(await findEnd(context, talking)).toBe('barred');
    await noteSign(context, at, { kind: 'hung-up', by: 'barred' });
    expect(await getCall(context, own)).toMatchObject({ call: { endedBy: 'barred', tokens: 3 } });
    expect(await summaryOf(userId)).toMatchObject([{ details: { endedBy: 'barred' } }]);
  });
});

describe('asking for a call', () => {
  it('is one call for a key, and one at a time', async () => {
    const userId = await makeCaller(100);
    const idempotencyKey = newId();
    const same = await Promise.all([1, 2, 3].map(() => requestCall(userId, { idempotencyKey })));
    expect(new Set(same.map((one) => one.ok && one.callId)).size).toBe(1);
    const others = await Promise.all([requestCall(userId), requestCall(userId)]);
    expect(others.map((one) => !one.ok && one.reason)).toEqual([
      'already-in-call',
      'already-in-call',
    ]);
    expect(await readBalance(db, userId)).toBe(94);
    pass(46);
    expect(await requestCall(userId)).toMatchObject({ ok: true });
  });

  it('is refused without tokens for a minute, and to a user who may not call', async () => {
    expect(await requestCall(await makeCaller(5))).toMatchObject({
      reason: 'insufficient-balance',
    });
    const { id } = await makeUser(db);
    await giveTokens(context, id, 50);
    expect(await requestCall(id)).toMatchObject({ reason: 'calls-need-premium' });
    await joinFanClub(db, id, characterId);
    expect(await requestCall(id)).toMatchObject({ ok: true });
  });
});

describe('a line', () => {
  it('is accepted by one host alone, and by none once another is offered', async () => {
    const own = await called(await makeCaller());
    const offered = await offerLine(context, { ...own, offer: 'one' });
    if (!offered.ok) throw new Error(offered.reason);
    const at = { callId: own.callId, attempt: offered.attempt };
    const taken = await Promise.all([1, 2, 3].map(() => takeLine(context, at)));
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    await offerLine(context, { ...own, offer: 'two' });
    expect(await answerLine(context, { ...at, answer: 'late' })).toBe(false);
    expect(await getCall(context, own)).toMatchObject({ call: { answer: null, answered: 0 } });
  });

  it('is not accessible to another user', async () => {
    const own = await called(await makeCaller());
    const stranger = { ...own, userId: await makeCaller() };
    for (const refused of [
      await getCall(context, stranger),
      await endCall(context, stranger),
      await offerLine(context, { ...stranger, offer: 'x' }),
      await rateCall(context, { ...stranger, rating: 1 }),
    ]) {
      expect(refused).toEqual({ ok: false, reason: 'no-such-call' });
    }
  });
});
