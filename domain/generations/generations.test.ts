import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { MakerUnavailable, type Making, type MediaMaker } from '~/providers/generation/media-maker';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { PictureUnjudged, type PictureJudge } from '../moderation/picture-judge';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { defineTransferReason } from '../wallet/schema';
import { advanceGeneration, listDueGenerations } from './advance-generation';
import { cancelGeneration } from './cancel-generation';
import { letGoOfGenerations } from './let-go';
import { speechKeyOf, sweepGenerationFiles, unjudgedIn } from './generation-files';
import { keepPhoto } from './keep-photo';
import { noteCallback } from './note-callback';
import { placeGeneration } from './place-generation';
import type { Workshops } from './workshop';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
const renditions = createRenditionMaker();
const minute = 60_000;
const reason = defineTransferReason('test_photo');
const create = { width: 60, height: 75, channels: 3 as const, background: '#8a2f45' };
const picture = await sharp({ create }).png().toBuffer();
const made = (bytes = picture): Making => ({ kind: 'made', bytes, costMicros: 700 });
const allowing: PictureJudge = { judgePicture: () => Promise.resolve({ kind: 'allowed' }) };

/** Creates a provider that returns the results of a test and counts its calls. */
function playMediaProvider(
  answer: (calls: number) => Making | Promise<Making>,
  judge: PictureJudge = allowing,
) {
  let calls = 0;
  const next = async () => answer((calls += 1));
  const maker: MediaMaker<unknown> = { begin: next, collect: next };
  const finish = (id: string, bytes: Buffer) =>
    keepPhoto({ storage, renditions, judge }, { id, bytes, mostBytes: 100_000 });
  const unjudged = unjudgedIn(storage);
  const workshops: Workshops = { photo: { maker, usualCostMicros: 100, finish, unjudged } };
  return { workshops, callCount: () => calls };
}

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db)).id;
});

async function makeFan(tokens = 100): Promise<string> {
  const { id } = await makeUser(db);
  await giveTokens(context, id, tokens);
  return id;
}
type Placing = Extract<Parameters<typeof placeGeneration>[2], { kind: 'photo' }>;
const place = (userId: string, changes: Partial<Placing> = {}) =>
  transact(context, (trx) =>
    placeGeneration(context, trx, {
      userId,
      characterId,
      creatorId: null,
      kind: 'photo',
      purpose: 'chat_photo',
      subjectId: newId(),
      idempotencyKey: newId(),
      order: { prompt: 'In a garden', avoid: '', shape: 'portrait', of: 'ines', likeness: null },
      tokens: 30,
      reason,
      isSubscriber: false,
      ...changes,
    }),
  );
async function order(userId: string, changes: Parameters<typeof place>[1] = {}): Promise<string> {
  const placed = await place(userId, changes);
  if (!placed.ok) throw new Error(placed.reason);
  return placed.generation.id;
}
const stateOf = async (id: string) => (await db('generations').where({ id }).first('state'))?.state;
const rowOf = async (id: string) => db('generations').where({ id }).first();
const openHolds = async () =>
  (await db('token_reservations').where({ state: 'open' }).pluck('id')).length;

describe('an order', () => {
  it('holds its tokens, has the photo made and marked, and spends them then', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    expect(await readBalance(db, fan)).toBe(70);
    const { workshops } = playMediaProvider(() => made());
    expect(await advanceGeneration(context, workshops, id)).toBe('done');
    expect(await readBalance(db, fan)).toBe(70);
    expect(await rowOf(id)).toMatchObject({
      result: { folder: `generations/${id}`, width: 60, height: 75 },
      cost_micros: 700,
    });
    const file = await storage.read(`generations/${id}/w360.webp`);
    const bytes = await file?.stream.toArray();
    const { xmp } = await sharp(Buffer.concat((bytes ?? []) as Buffer[])).metadata();
    expect(xmp?.toString()).toContain('trainedAlgorithmicMedia');
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is one by its key, however often and at once it is placed', async () => {
    const fan = await makeFan();
    const idempotencyKey = newId();
    const placed = await Promise.all([1, 2, 3, 4].map(() => place(fan, { idempotencyKey })));
    expect(placed.filter((one) => one.ok && one.isNew)).toHaveLength(1);
    expect(await readBalance(db, fan)).toBe(70);
  });

  it('that cannot be paid is not placed', async () => {
    const fan = await makeFan(10);
    expect(await place(fan)).toMatchObject({ ok: false, reason: 'insufficient-balance' });
    expect(await db('generations').where({ user_id: fan })).toEqual([]);
  });

  it('is refused beyond the limits of its tier, open at once and per day', async () => {
    const fan = await makeFan(2000);
    await Promise.all([1, 2, 3].map(() => place(fan)));
    const limit = { limit: 2, per: 'moment' };
    expect(await place(fan)).toMatchObject({ reason: 'generation-limit', data: limit });
    expect(await place(fan, { isSubscriber: true })).toMatchObject({ ok: true });
    expect(await readBalance(db, fan)).toBe(2000 - 3 * 30);
    for (const generationId of await db('generations').where({ user_id: fan }).pluck('id')) {
      await cancelGeneration(context, { userId: fan, generationId });
    }
    for (let more = 0; more < 17; more += 1) {
      const id = await order(fan);
      await cancelGeneration(context, { userId: fan, generationId: id });
    }
    const aDay = { limit: 20, per: 'day' };
    expect(await place(fan)).toMatchObject({ reason: 'generation-limit', data: aDay });
  });

  it('can be cancelled until it has begun, and by its owner only', async () => {
    const fan = await makeFan();
    const generationId = await order(fan);
    const other = await makeFan();
    const refused = { ok: false, reason: 'no-such-generation' };
    expect(await cancelGeneration(context, { userId: other, generationId })).toEqual(refused);
    expect(await cancelGeneration(context, { userId: fan, generationId })).toEqual({ ok: true });
    expect(await cancelGeneration(context, { userId: fan, generationId })).toEqual({ ok: true });
    expect(await readBalance(db, fan)).toBe(100);
    const begun = await order(fan);
    const { workshops } = playMediaProvider(() => ({
      kind: 'making',
      reference: 'r',
      percent: 10,
    }));
    await advanceGeneration(context, workshops, begun);
    expect(await cancelGeneration(context, { userId: fan, generationId: begun })).toMatchObject({
      reason: 'generation-begun',
    });
  });

  it('outlasts a provider that is unavailable for an hour', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    const unavailable = playMediaProvider(() => {
      throw new MakerUnavailable('away');
    });
    for (let minutes = 0; minutes < 60; minutes += 3) {
      for (const due of await listDueGenerations(context, 10)) {
        if (due === id) await advanceGeneration(context, unavailable.workshops, due);
      }
      context.advance(3 * minute);
    }
    expect(await stateOf(id)).toBe('begun');
    expect(unavailable.callCount()).toBeGreaterThan(10);
    expect(await advanceGeneration(context, playMediaProvider(() => made()).workshops, id)).toBe(
      'done',
    );
  });

  it('expires without a result, and is refunded', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    context.advance(180 * minute);
    expect(await advanceGeneration(context, {}, id)).toBe('expired');
    expect(await readBalance(db, fan)).toBe(100);
    expect(await noteCallback(context, { generationId: id })).toEqual({ ok: true, isNews: false });
  });

  it('is begun again after an unusable picture, and given up in the end', async () => {
    const fan = await makeFan();
    const retried = await order(fan);
    const once = playMediaProvider((calls) =>
      made(calls === 1 ? Buffer.from('no picture') : picture),
    );
    expect(await advanceGeneration(context, once.workshops, retried)).toBe('begun');
    expect(await advanceGeneration(context, once.workshops, retried)).toBe('done');
    const lost = await order(fan);
    const never = playMediaProvider(() => made(Buffer.alloc(100_001)));
    for (let tries = 0; tries < 3; tries += 1)
      await advanceGeneration(context, never.workshops, lost);
    expect(await stateOf(lost)).toBe('failed');
    expect(await readBalance(db, fan)).toBe(70);
    expect(await rowOf(lost)).toMatchObject({ cost_micros: 2100 });
  });

  it('against the rules is refunded, kept for staff, and never shown', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    const judge: PictureJudge = {
      judgePicture: () =>
        Promise.resolve({
          kind: 'refused',
          findings: [{ category: 'violence', layer: 'endpoint', score: 0.9 }],
        }),
    };
    const { workshops } = playMediaProvider(() => made(), judge);
    expect(await advanceGeneration(context, workshops, id)).toBe('refused');
    expect(await readBalance(db, fan)).toBe(100);
    expect(await storage.has(`originals/refused/${id}`)).toBe(true);
    expect(await storage.has(`generations/${id}/w360.webp`)).toBe(false);
    expect(await db('incidents').where({ person_id: fan })).toMatchObject([{ kind: 'generated' }]);
  });

  it('is made and paid for once while its judge is unavailable, and judged afterwards', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    let isUnavailable = true;
    const judge: PictureJudge = {
      judgePicture: () =>
        isUnavailable
          ? Promise.reject(new PictureUnjudged('away'))
          : Promise.resolve({ kind: 'allowed' } as const),
    };
    const provider = playMediaProvider(() => made(), judge);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      expect(await advanceGeneration(context, provider.workshops, id)).toBe('begun');
      context.advance(3 * minute);
    }
    expect(provider.callCount()).toBe(1);
    expect(await storage.has(`generations/${id}/w360.webp`)).toBe(false);
    isUnavailable = false;
    expect(await advanceGeneration(context, provider.workshops, id)).toBe('done');
    expect(provider.callCount()).toBe(1);
    expect(await rowOf(id)).toMatchObject({ cost_micros: 700 });
    expect(await unjudgedIn(storage).read(id)).toBeNull();
    expect(await readBalance(db, fan)).toBe(70);
  });

  it('is refunded if its judge never returns, and leaves nothing behind', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    const judge: PictureJudge = {
      judgePicture: () => Promise.reject(new PictureUnjudged('away')),
    };
    const { workshops } = playMediaProvider(() => made(), judge);
    expect(await advanceGeneration(context, workshops, id)).toBe('begun');
    expect(await unjudgedIn(storage).read(id)).toEqual(picture);
    context.advance(180 * minute);
    expect(await advanceGeneration(context, workshops, id)).toBe('expired');
    expect(await unjudgedIn(storage).read(id)).toBeNull();
    expect(await readBalance(db, fan)).toBe(100);
  });

  it('leaves no file behind once its subject is deleted', async () => {
    const fan = await makeFan();
    const subjectId = newId();
    const id = await order(fan, { subjectId });
    const { workshops } = playMediaProvider(() => made());
    await advanceGeneration(context, workshops, id);
    const folder = `generations/${id}`;
    await storage.put(speechKeyOf(id), Buffer.from('sound'), { contentType: 'audio/mp4' });
    await unjudgedIn(storage).keep(id, picture);
    await transact(context, (trx) =>
      letGoOfGenerations(context, trx, { purposes: ['chat_photo'], subjects: [subjectId] }),
    );
    await sweepGenerationFiles(context, storage, 100);
    const keys = [`${folder}/w360.webp`, speechKeyOf(id), `originals/unjudged/${id}`];
    for (const key of keys) expect([key, await storage.has(key)]).toEqual([key, false]);
  });

  it('is taken over from a worker that died, and ends once', async () => {
    const fan = await makeFan();
    const id = await order(fan);
    let let1Go: (made: Making) => void = () => undefined;
    const slow = playMediaProvider(() => new Promise((resolve) => (let1Go = resolve)));
    const first = advanceGeneration(context, slow.workshops, id);
    await eventually(() => expect(slow.callCount()).toBe(1));
    const { workshops } = playMediaProvider(() => made());
    expect(await advanceGeneration(context, workshops, id)).toBeNull();
    context.advance(5 * minute);
    expect(await advanceGeneration(context, workshops, id)).toBe('done');
    let1Go({ kind: 'refused' });
    expect(await first).toBeNull();
    expect(await stateOf(id)).toBe('done');
    expect(await readBalance(db, fan)).toBe(70);
  });
});

it('ends each of fifty orders once, despite repeats, reordering, losses and failures', async () => {
  const fans = await Promise.all(Array.from({ length: 13 }, () => makeFan(1000)));
  const ids = await Promise.all(
    fans.flatMap((fan) => [1, 2, 3, 4].map(() => order(fan, { isSubscriber: true }))),
  );
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const { workshops } = playMediaProvider(() => {
    const dice = random();
    if (dice < 0.2) throw new MakerUnavailable('lost on the way');
    if (dice < 0.45) return { kind: 'making', reference: 'r', percent: Math.floor(random() * 100) };
    if (dice < 0.55) return { kind: 'lost' };
    if (dice < 0.62) return { kind: 'failed' };
    if (dice < 0.68) return { kind: 'refused' };
    return made(dice < 0.75 ? Buffer.from('broken') : picture);
  });
  for (let round = 0; round < 80; round += 1) {
    const due = await listDueGenerations(context, 200);
    if (due.length === 0) break;
    const open = ids.filter(() => random() < 0.3);
    await Promise.all([
      ...due.flatMap((id) => [id, id].map((one) => advanceGeneration(context, workshops, one))),
      ...open.flatMap((generationId) => [
        noteCallback(context, { generationId }),
        noteCallback(context, { generationId }),
      ]),
    ]);
    context.advance(2.5 * minute);
  }
  const rows = await db('generations').whereIn('id', ids);
  expect(rows.filter(({ due_at }) => due_at !== null)).toEqual([]);
  const states = new Set(rows.map(({ state }) => state));
  expect(states).toContain('done');
  expect(states).toContain('refused');
  for (const fan of fans) {
    const done = rows.filter(({ user_id, state }) => user_id === fan && state === 'done');
    expect(await readBalance(db, fan)).toBe(1000 - 30 * done.length);
  }
  expect(await openHolds()).toBe(0);
  expect(await reconcileLedger(db)).toMatchObject({ ok: true });
});
