import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { MakerUnavailable, type Making } from '~/providers/generation/media-maker';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { advanceGeneration } from '../../generations/advance-generation';
import { openOrder } from '../../generations/generation';
import { keepPhoto } from '../../generations/keep-photo';
import { listOrderWords } from '../../generations/list-order-words';
import type { Workshops } from '../../generations/workshop';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { trustingPictureJudge } from '../../moderation/picture-judge';
import { newId } from '../../shared/ids';
import { readBalance } from '../../wallet/get-balance';
import { reconcileLedger } from '../../wallet/ledger/reconcile';
import { changeSpendConfirmation } from '../../wallet/spends/spend-confirmation';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { listMessages } from '../messages/list-messages';
import { chatPhoto } from '../messages/made-for-chat';
import { cancelPhoto } from './cancel-photo';
import { orderPhoto } from './order-photo';
import { regeneratePhoto, regeneratePhotoOnSocket } from './regenerate-photo';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
const renditions = createRenditionMaker();
const moderator = createEmbeddedModerator();
const create = { width: 60, height: 60, channels: 3 as const, background: '#8a2f45' };
const picture = await sharp({ create }).png().toBuffer();

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db)).id;
});

async function makeFan(tokens = 40) {
  const { id } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, id, tokens);
  const person = { kind: 'user', id } as const;
  await openChat(context, person, { characterId });
  return person;
}
type Fan = Awaited<ReturnType<typeof makeFan>>;

const order = (fan: Fan, changes: Partial<Parameters<typeof orderPhoto>[2]> = {}) =>
  orderPhoto(context, moderator, {
    userId: fan.id,
    characterId,
    idempotencyKey: newId(),
    content: 'In a garden, in the evening',
    shape: 'square',
    ...changes,
  });
async function ordered(fan: Fan): Promise<string> {
  const placed = await order(fan);
  if (!placed.ok || placed.kind !== 'placed') throw new Error('nothing was ordered');
  return placed.messageIds[0] ?? '';
}
/** Runs all due generations with a provider that returns this result. */
async function make(answer: () => Making) {
  const next = async () => answer();
  const workshops: Workshops = {
    photo: {
      maker: { begin: next, collect: next },
      usualCostMicros: 0,
      finish: (id, bytes) =>
        keepPhoto(
          { storage, renditions, judge: trustingPictureJudge },
          { id, bytes, mostBytes: 100_000 },
        ),
    },
  };
  for (const id of await db('generations').whereNotNull('due_at').pluck('id')) {
    await advanceGeneration(context, workshops, id);
  }
}
const made = (): Making => ({ kind: 'made', bytes: picture, costMicros: null });
const last = async (fan: Fan) =>
  (await listMessages(context, fan, { characterId, limit: 20 })).items.at(-1);
const events = async (fan: Fan) =>
  db('outbox').where({ person_id: fan.id }).orderBy('id').pluck('name');

describe('a photo that is ordered in a chat', () => {
  it('is shown in it while it is made, and then as its result', async () => {
    const fan = await makeFan();
    const messageId = await ordered(fan);
    expect(await readBalance(db, fan.id)).toBe(30);
    expect(await last(fan)).toMatchObject({
      id: messageId,
      role: 'character',
      type: 'image',
      details: { folder: null, making: { percent: 0, tokens: 10 }, hasFailed: false },
    });
    await make(() => ({ kind: 'making', reference: 'r', percent: 40 }));
    expect(await last(fan)).toMatchObject({ details: { making: { percent: 40 } } });
    context.advance(6_000);
    await make(made);
    expect(await last(fan)).toMatchObject({
      details: { making: null, hasFailed: false, width: 60, height: 60 },
    });
    expect((await events(fan)).at(-1)).toBe('chat.photo-made');
    expect(await readBalance(db, fan.id)).toBe(30);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('keeps the words of its order, for its buyer only', async () => {
    const fan = await makeFan();
    const messageId = await ordered(fan);
    const wordsFor = (userId: string) =>
      listOrderWords(context, { userId, purpose: chatPhoto, subjectIds: [messageId] });
    const kept = new Map([[messageId, 'In a garden, in the evening']]);
    expect(await wordsFor(fan.id)).toEqual(kept);
    await make(made);
    expect(await wordsFor(fan.id)).toEqual(kept);
    expect(await wordsFor((await makeFan()).id)).toEqual(new Map());
  });

  it('may be the first that the two have to do with one another', async () => {
    const { id } = await makeUser(db);
    await giveTokens(context, id, 40);
    const fan = { kind: 'user', id } as const;
    await ordered(fan);
    expect(await last(fan)).toMatchObject({ type: 'image', seq: 2 });
  });

  it('costs subscribers less', async () => {
    const fan = await makeFan();
    await subscribe(db, fan.id);
    await ordered(fan);
    expect(await readBalance(db, fan.id)).toBe(32);
  });

  it('is one by its key', async () => {
    const fan = await makeFan();
    const idempotencyKey = newId();
    const all = await Promise.all([1, 2, 3].map(() => order(fan, { idempotencyKey })));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await readBalance(db, fan.id)).toBe(30);
  });

  it.each<[string, (() => Making) | null]>([
    ['failed', () => ({ kind: 'failed' })],
    ['refused', () => ({ kind: 'refused' })],
    ['expired', null],
  ])('that is %s reports the failure, and its tokens are returned', async (failure, answer) => {
    const fan = await makeFan();
    await ordered(fan);
    if (answer === null) context.advance(3 * 3_600_000);
    for (let tries = 0; tries < 3; tries += 1) {
      await make(() => {
        if (answer === null) throw new MakerUnavailable('away');
        return answer();
      });
    }
    expect(await last(fan)).toMatchObject({ details: { making: null, hasFailed: true, failure } });
    expect(await readBalance(db, fan.id)).toBe(40);
  });

  it('can be cancelled until its generation begins', async () => {
    const fan = await makeFan();
    const messageId = await ordered(fan);
    const stranger = await makeFan();
    const wanted = { userId: fan.id, messageId };
    expect(await cancelPhoto(context, { ...wanted, userId: stranger.id })).toMatchObject({
      reason: 'no-such-message',
    });
    expect(await cancelPhoto(context, wanted)).toEqual({ ok: true });
    expect(await cancelPhoto(context, wanted)).toEqual({ ok: true });
    expect(await last(fan)).toMatchObject({ details: { failure: 'cancelled' } });
    expect(await readBalance(db, fan.id)).toBe(40);
    const begun = await ordered(fan);
    await make(() => ({ kind: 'making', reference: 'r', percent: 1 }));
    expect(await cancelPhoto(context, { userId: fan.id, messageId: begun })).toMatchObject({
      reason: 'generation-begun',
    });
  });

  it('stays removed if its message was removed during generation', async () => {
    const fan = await makeFan();
    const messageId = await ordered(fan);
    await removeMessage(context, fan, messageId);
    context.advance(6_000);
    await make(made);
    expect(await last(fan)).toMatchObject({ id: messageId, isRemoved: true, details: null });
  });
});

describe('pictures that are ordered together', () => {
  const four = { pictures: { count: 4, styles: ['light.rain'] }, shape: 'portrait' } as const;

  it('are all ordered or none, each at its own price, once for a key', async () => {
    const fan = await makeFan(25);
    const idempotencyKey = newId();
    const placed = await order(fan, { ...four, idempotencyKey });
    expect(placed).toMatchObject({ ok: true, messageIds: { length: 4 } });
    expect(await order(fan, { ...four, idempotencyKey })).toEqual(placed);
    const generations = await db('generations').where({ user_id: fan.id });
    expect(generations.map(({ tokens }) => tokens)).toEqual([5, 5, 5, 5]);
    const poor = await makeFan(19);
    expect(await order(poor, four)).toMatchObject({ reason: 'insufficient-balance' });
    expect(await db('generations').where({ user_id: poor.id })).toEqual([]);
    expect(await readBalance(db, poor.id)).toBe(19);
  });

  it('are confirmed by their sum', async () => {
    const fan = await makeFan(25);
    await changeSpendConfirmation(context, fan.id, 15);
    const needed = { reason: 'confirmation-needed', data: { tokens: 20 } };
    expect(await order(fan, four)).toMatchObject(needed);
    expect(await order(fan, { ...four, confirmed: 19 })).toMatchObject(needed);
    expect(await db('generations').where({ user_id: fan.id })).toEqual([]);
    expect(await order(fan, { ...four, confirmed: 20 })).toMatchObject({ ok: true });
  });

  it('need no confirmation if their sum is below the threshold', async () => {
    const fan = await makeFan(25);
    await changeSpendConfirmation(context, fan.id, 15);
    const one = { count: 1, styles: [] } as const;
    expect(await order(fan, { ...four, pictures: one })).toMatchObject({ ok: true });
  });
});

describe('a photo that came to nothing', () => {
  async function failed(fan: Fan) {
    const messageId = await ordered(fan);
    for (let tries = 0; tries < 3; tries += 1) await make(() => ({ kind: 'failed' }));
    return { userId: fan.id, messageId };
  }

  it('is made again in its place, in the same words and for the price of now', async () => {
    const fan = await makeFan();
    const wanted = await failed(fan);
    await subscribe(db, fan.id);
    const again = await Promise.all([1, 2].map(() => regeneratePhoto(context, wanted)));
    expect(again).toEqual([1, 2].map(() => ({ ok: true, messageId: wanted.messageId })));
    expect(await readBalance(db, fan.id)).toBe(32);
    const about = await last(fan);
    expect(about).toMatchObject({ id: wanted.messageId, details: { making: { tokens: 8 } } });
    expect(about?.details).not.toHaveProperty('failure');
    const rows = await db('generations').where({ user_id: fan.id }).orderBy('created_at');
    const [first, second] = rows.map((row) => openOrder(context.seal, row));
    expect(second).toEqual(first);
    await make(made);
    expect(await last(fan)).toMatchObject({ details: { making: null, hasFailed: false } });
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is not made again if it is forbidden, finished, or another user’s', async () => {
    const fan = await makeFan();
    const messageId = await ordered(fan);
    await make(() => ({ kind: 'refused' }));
    const nothing = { ok: false, reason: 'nothing-to-make-again' };
    expect(await regeneratePhoto(context, { userId: fan.id, messageId })).toEqual(nothing);
    const made1 = await ordered(fan);
    await make(made);
    expect(await regeneratePhoto(context, { userId: fan.id, messageId: made1 })).toEqual(nothing);
    const { messageId: theirs } = await failed(await makeFan());
    expect(await regeneratePhoto(context, { userId: fan.id, messageId: theirs })).toMatchObject({
      reason: 'no-such-picture',
    });
  });

  it('is not made again without enough tokens, which is reported on a socket', async () => {
    const fan = await makeFan(12);
    const wanted = await failed(fan);
    await order(fan);
    expect(await regeneratePhotoOnSocket(context, wanted)).toMatchObject({
      reason: 'insufficient-balance',
    });
    const [payload] = await db('outbox')
      .where({ person_id: fan.id, name: 'chat.failed' })
      .pluck<object[]>('payload');
    expect(payload).toEqual({
      reason: 'insufficient-balance',
      source: 'unlock_chat_image',
      price: 10,
    });
  });
});

describe('no photo is ordered', () => {
  const nothing = async (fan: Fan) => {
    expect(await db('generations').where({ user_id: fan.id })).toEqual([]);
    expect((await last(fan))?.type).toBe('text');
  };

  it('with too few tokens', async () => {
    const fan = await makeFan(5);
    expect(await order(fan)).toMatchObject({ ok: false, reason: 'insufficient-balance' });
    await nothing(fan);
  });

  it('by words against the rules, which staff are shown', async () => {
    const fan = await makeFan();
    const content = 'I want to buy some cocaine from you tonight';
    expect(await order(fan, { content })).toMatchObject({ ok: false, reason: 'against-rules' });
    expect(await readBalance(db, fan.id)).toBe(40);
    expect(await db('incidents').where({ person_id: fan.id })).toMatchObject([{ kind: 'photo' }]);
    await nothing(fan);
  });

  it.each([
    ['you as a person of twelve', 'picture-of-minor'],
    ['con quince años en el parque', 'picture-of-minor'],
    ['Scarlett Johansson am Strand', 'picture-of-real-person'],
    ['with bruises on your arms', 'picture-of-violence'],
    ['déshabillée', 'picture-too-bare'],
  ])(
    'of %j: the rule is named, staff see it, and its buyer gets no sanction',
    async (content, reason) => {
      const fan = await makeFan();
      expect(await order(fan, { content })).toEqual({ ok: false, reason });
      expect(await readBalance(db, fan.id)).toBe(40);
      await nothing(fan);
      expect(await db('incidents').where({ person_id: fan.id })).toMatchObject([{ kind: 'photo' }]);
      expect(await db('age_reviews').where({ person_id: fan.id })).toEqual([]);
      expect(await db('strikes').where({ person_id: fan.id })).toEqual([]);
    },
  );

  it('by words of danger, which are answered as such', async () => {
    const fan = await makeFan();
    expect(await order(fan, { content: 'I want to kill myself' })).toEqual({
      ok: true,
      kind: 'answered',
    });
    expect(await last(fan)).toMatchObject({ subtype: 'crisis_referral' });
    expect(await readBalance(db, fan.id)).toBe(40);
  });

  it('of a character that was withdrawn, or is blocked', async () => {
    const fan = await makeFan();
    await db('character_blocks').insert({
      user_id: fan.id,
      character_id: characterId,
      created_at: context.now(),
    });
    expect(await order(fan)).toMatchObject({ reason: 'character-blocked' });
    await db('characters').where({ id: characterId }).update({ is_published: false });
    expect(await order(fan)).toMatchObject({ reason: 'no-such-character' });
  });
});
