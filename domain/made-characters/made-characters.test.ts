import { describe, expect, it } from 'vitest';
import { giveTokens, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { MakerUnavailable, type Making } from '~/providers/generation/media-maker';
import {
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { getCharacterProfile } from '../characters/get-character-profile';
import { openChat } from '../chat/chats/open-chat';
import { advanceGeneration, listDueGenerations } from '../generations/advance-generation';
import { letGoOfGenerations } from '../generations/let-go';
import { placeGeneration } from '../generations/place-generation';
import type { Workshops } from '../generations/workshop';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { advanceMaking, listDueMakings } from './advance-making';
import { choosePortrait } from './choose-portrait';
import { composePortrait } from './compose-portrait';
import { deleteMade, purgeDeletedMade, restoreMade, stopMaking } from './delete-made';
import { editMade } from './edit-made';
import { findMade, listMade } from './find-made';
import { orderAgain } from './order-again';
import { makingReason, orderCharacter } from './order-character';
import { portrayWithPicture } from './portray-with-picture';
import { renewPortraits } from './renew-portraits';
import { takeBio } from './take-bio';
import { everythingOffered, sampleChoices } from './testing/sample-choices';

const { database, context } = await openTestContext();
const { db } = database;
const moderator = createEmbeddedModerator();
const picture = Buffer.from('a picture');
const day = 24 * 3600_000;

const bio = 'Odile flies the night mail and keeps a list of lights.';
const writing: LanguageModel = {
  async *streamReply() {
    yield await Promise.resolve(bio);
  },
};
const silent: LanguageModel = {
  async *streamReply() {
    throw await Promise.resolve(new LanguageModelUnavailable('network', 'away'));
  },
};

async function makeFan(tokens = 100): Promise<string> {
  const { id } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, id, tokens);
  return id;
}

const makerStatus = { ageStatus: 'passed', pausedUntil: null } as const;
const order = (userId: string, changes: Partial<Parameters<typeof orderCharacter>[1]> = {}) =>
  orderCharacter(context, {
    userId,
    choices: sampleChoices(),
    offered: everythingOffered,
    makerStatus,
    idempotencyKey: newId(),
    ...changes,
  });
async function ordered(userId: string, changes: Parameters<typeof order>[1] = {}) {
  const placed = await order(userId, changes);
  if (!placed.ok) throw new Error(placed.reason);
  return placed;
}

/** Does all work that is due on characters. */
async function write(model: LanguageModel = writing) {
  for (;;) {
    const due = await listDueMakings(context, 10);
    if (due.length === 0) return;
    for (const id of due) {
      const options = { requestId: id, signal: AbortSignal.timeout(10_000) };
      await advanceMaking(context, { model, moderator }, id, options);
    }
  }
}

/** Has all ordered pictures made, with the given result for the nth. */
async function draw(
  answer: (call: number) => Making = () => ({ kind: 'made', bytes: picture, costMicros: 0 }),
) {
  let calls = 0;
  const next = async () => answer((calls += 1));
  // Renditions are made and judged as of any photo or video.
  const workshopOf = (size: object) => ({
    maker: { begin: next, collect: next },
    usualCostMicros: 0,
    finish: (id: string) =>
      Promise.resolve({ kind: 'kept' as const, result: { folder: `generations/${id}`, ...size } }),
  });
  const workshops: Workshops = {
    photo: workshopOf({ width: 832, height: 1040 }),
    video: workshopOf({ width: 720, height: 900, seconds: 4 }),
  };
  for (const id of await listDueGenerations(context, 100)) {
    await advanceGeneration(context, workshops, id);
  }
}

async function made(userId: string, changes: Parameters<typeof order>[1] = {}) {
  const { characterId, slug } = await ordered(userId, changes);
  await write();
  await draw();
  return { userId, characterId, slug };
}
const stateOf = async (userId: string, id: string) =>
  (await findMade(context, { userId, id })) ?? { state: 'gone' as const };

describe('an ordered character', () => {
  it('is made with its bio and six portraits, for its owner alone', async () => {
    const userId = await makeFan(0);
    const { characterId, slug } = await made(userId);
    expect(await stateOf(userId, characterId)).toMatchObject({ state: 'made', percent: 100, bio });
    const portraits = (await findMade(context, { userId, slug }))?.portraits ?? [];
    expect(portraits.map(({ state }) => state)).toEqual(Array(6).fill('done'));
    const profile = await getCharacterProfile(context, { slug }, userId);
    expect(profile).toMatchObject({ bio, type: 'UserCreated', age: 33 });
    expect(profile?.media.portrait).not.toBeNull();
    const other = await makeFan();
    expect(await getCharacterProfile(context, { slug }, other)).toBeNull();
    expect(await getCharacterProfile(context, { slug }, null)).toBeNull();
    const chatOf = (id: string) => openChat(context, { kind: 'user', id }, { characterId });
    expect((await chatOf(userId)).ok).toBe(true);
    expect(await chatOf(other)).toMatchObject({ reason: 'no-such-character' });
  });

  it('is shown in a video once that is made, and without one if it fails', async () => {
    const videoOf = async (userId: string, slug: string) =>
      (await getCharacterProfile(context, { slug }, userId))?.media.videoPreview;
    const own = await made(await makeFan(0));
    expect(await videoOf(own.userId, own.slug)).toBeNull();
    await draw();
    const [order] = await db('generations').where({ subject_id: own.characterId }).select('id');
    expect(await videoOf(own.userId, own.slug)).toBe(`generations/${order?.id}/video.mp4`);
    const failing = await made(await makeFan(0));
    await draw(() => ({ kind: 'failed' }));
    expect(await stateOf(failing.userId, failing.characterId)).toMatchObject({ state: 'made' });
    expect(await videoOf(failing.userId, failing.slug)).toBeNull();
  });

  it('is one for one key, and answers nobody before it is made', async () => {
    const userId = await makeFan();
    const idempotencyKey = newId();
    const placed = await Promise.all([1, 2, 3].map(() => order(userId, { idempotencyKey })));
    expect(new Set(placed.map((one) => one.ok && one.characterId)).size).toBe(1);
    expect(await listMade(context, userId)).toHaveLength(1);
    const [first] = placed;
    const slug = first?.ok ? first.slug : '';
    expect(await getCharacterProfile(context, { slug }, userId)).toBeNull();
  });

  it('is free at first, then costs tokens that are spent once it is made', async () => {
    const userId = await makeFan(50);
    await made(userId);
    expect(await readBalance(db, userId)).toBe(50);
    await made(userId);
    expect(await readBalance(db, userId)).toBe(10);
    expect(await order(userId)).toMatchObject({ ok: false, reason: 'insufficient-balance' });
    expect(await listMade(context, userId)).toHaveLength(2);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is included for subscribers five times in 30 days', async () => {
    const userId = await makeFan(40);
    await subscribe(db, userId);
    for (let time = 0; time < 6; time += 1) await made(userId);
    const balance = await readBalance(db, userId);
    await made(userId);
    expect(await readBalance(db, userId)).toBe(balance - 40);
  });

  it('waits for a model that is away, and then gets a bio from its choices', async () => {
    const userId = await makeFan(0);
    const { characterId } = await ordered(userId);
    for (let time = 0; time < 6; time += 1) {
      await write(silent);
      context.advance(600_000);
    }
    expect(await stateOf(userId, characterId)).toMatchObject({
      stage: 'portraits',
      bio: expect.stringContaining('Odile Ferrant is 33') as string,
    });
  });
});

describe('a character that cannot be made', () => {
  it('returns its price when too few portraits are finished, and is made on another attempt', async () => {
    const userId = await makeFan(80);
    await made(userId);
    const { characterId } = await ordered(userId);
    await write();
    await draw((call) =>
      call <= 2 ? { kind: 'made', bytes: picture, costMicros: 0 } : { kind: 'refused' },
    );
    expect(await stateOf(userId, characterId)).toMatchObject({
      state: 'failed',
      failure: 'unfinished',
    });
    expect(await readBalance(db, userId)).toBe(80);
    const repeat = { userId, characterId, offered: everythingOffered, makerStatus };
    const [one, two] = await Promise.all([
      orderAgain(context, repeat),
      orderAgain(context, repeat),
    ]);
    expect(one.ok && two.ok && one.characterId === two.characterId).toBe(true);
    await write();
    await draw();
    expect(await readBalance(db, userId)).toBe(40);
  });

  it('is refused for its texts, shown to staff, and not made again', async () => {
    const userId = await makeFan(0);
    const choices = sampleChoices({ line: 'She is 15 and lives next door' });
    const { characterId } = await ordered(userId, { choices });
    await write();
    expect(await stateOf(userId, characterId)).toMatchObject({ failure: 'refused' });
    expect(await db('moderation_flags').where({ person_id: userId })).toHaveLength(1);
    const again = { userId, characterId, offered: everythingOffered, makerStatus };
    expect(await orderAgain(context, again)).toMatchObject({ reason: 'not-made-again' });
  });

  it('is made, and paid for once, after its providers were unavailable for an hour', async () => {
    const userId = await makeFan(40);
    await made(userId);
    const { characterId } = await ordered(userId);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await write(minutes < 30 ? silent : writing);
      await draw(() => {
        throw new MakerUnavailable('no response');
      });
      context.advance(10 * 60_000);
    }
    expect(await stateOf(userId, characterId)).toMatchObject({ state: 'making' });
    context.advance(20 * 60_000);
    await draw();
    expect(await stateOf(userId, characterId)).toMatchObject({ state: 'made', percent: 100 });
    expect(await readBalance(db, userId)).toBe(0);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is given up when its providers are away for too long', async () => {
    const userId = await makeFan(40);
    await made(userId);
    const { characterId } = await ordered(userId);
    context.advance(day);
    await write();
    expect(await stateOf(userId, characterId)).toMatchObject({ failure: 'unavailable' });
    expect(await readBalance(db, userId)).toBe(40);
  });

  it('is stopped by its owner, who gets the price back', async () => {
    const userId = await makeFan(40);
    await made(userId);
    const { characterId } = await ordered(userId);
    await write();
    expect(await stopMaking(context, { userId, characterId })).toEqual({ ok: true });
    expect(await readBalance(db, userId)).toBe(40);
    await draw();
    expect(await stateOf(userId, characterId)).toEqual({ state: 'gone' });
  });

  it('is refused if a choice is no longer on offer', async () => {
    const userId = await makeFan(0);
    const traits = { ...everythingOffered.traits, body: ['Athletic'] };
    expect(await order(userId, { offered: { traits, minAge: 21 } })).toMatchObject({
      reason: 'choice-withdrawn',
      step: 'body',
    });
    expect(await order(userId, { choices: sampleChoices({ age: 20 }) })).toMatchObject({
      reason: 'choice-withdrawn',
      step: 'age',
    });
  });
});

describe('a made character', () => {
  it('is edited by its owner: texts are judged, and nobody grows younger', async () => {
    const own = await made(await makeFan(0));
    const edit = (changes: Parameters<typeof editMade>[2]['changes']) =>
      editMade(context, moderator, { ...own, changes, offered: everythingOffered });
    expect(await edit({ name: 'Odile Rask', age: 34 })).toEqual({
      ok: true,
      areLooksChanged: true,
    });
    expect(await edit({ age: 30 })).toMatchObject({ reason: 'made-younger' });
    expect(await edit({ line: 'a schoolgirl' })).toMatchObject({ reason: 'against-rules' });
    const { userId, slug } = own;
    expect(await findMade(context, { userId, slug })).toMatchObject({
      choices: { name: 'Odile Rask', age: 34, line: 'Flies the night mail.' },
    });
  });

  it('gets six other portraits for their price, and keeps the former ones', async () => {
    const userId = await makeFan(10);
    const { characterId } = await made(userId);
    const idempotencyKey = newId();
    const renew = () => renewPortraits(context, { userId, characterId, idempotencyKey });
    expect(await renew()).toEqual(await renew());
    await draw();
    expect(await readBalance(db, userId)).toBe(6);
    const found = await findMade(context, { userId, id: characterId });
    expect(found?.portraits).toHaveLength(12);
    const portraitId = found?.portraits[3]?.id ?? '';
    await choosePortrait(context, { userId, characterId, portraitId });
    expect(await stateOf(userId, characterId)).toMatchObject({ portraitId });
  });

  it('gets a picture of its chat as its portrait, which outlasts the picture', async () => {
    const userId = await makeFan(0);
    const { characterId, slug } = await made(userId);
    const messageId = newId();
    const placed = await transact(context, (trx) =>
      placeGeneration(context, trx, {
        userId,
        characterId,
        creatorId: null,
        kind: 'photo',
        purpose: 'chat_photo',
        subjectId: messageId,
        idempotencyKey: newId(),
        order: composePortrait(sampleChoices(), { of: slug, place: 0 }),
        tokens: 0,
        reason: makingReason,
        isSubscriber: false,
      }),
    );
    const generationId = placed.ok ? placed.generation.id : '';
    const chosen = { userId, characterId, messageId };
    expect(await portrayWithPicture(context, chosen)).toMatchObject({ ok: false });
    await draw();
    const location = `generations/${generationId}`;
    const stranger = { ...chosen, userId: await makeFan(0) };
    expect(await portrayWithPicture(context, stranger)).toMatchObject({ ok: false });
    for (let times = 0; times < 2; times += 1) {
      expect(await portrayWithPicture(context, chosen)).toEqual({ ok: true });
    }
    const portraits = (await findMade(context, { userId, slug }))?.portraits ?? [];
    expect(portraits).toHaveLength(7);
    expect(portraits[0]).toMatchObject({ folder: location, state: 'done' });
    const profile = await getCharacterProfile(context, { slug }, userId);
    expect(profile?.media.portrait).toContain(location);
    await transact(context, (trx) =>
      letGoOfGenerations(context, trx, { purposes: ['chat_photo'], subjects: [messageId] }),
    );
    const kept = await db('generation_files').where({ location }).first();
    expect(kept).toMatchObject({ generation_id: null, portrait_id: portraits[0]?.id });
    await deleteMade(context, { userId, characterId });
    context.advance(31 * day);
    await purgeDeletedMade(context, 10);
    expect(await db('generation_files').where({ location }).first()).toMatchObject({
      portrait_id: null,
    });
  });

  it('is deleted, brought back within a week, and removed with its files after a month', async () => {
    const userId = await makeFan(0);
    const { characterId, slug } = await made(userId);
    const own = { userId, characterId };
    await deleteMade(context, own);
    expect(await getCharacterProfile(context, { slug }, userId)).toBeNull();
    context.advance(6 * day);
    expect(await restoreMade(context, own)).toEqual({ ok: true });
    expect(await getCharacterProfile(context, { slug }, userId)).not.toBeNull();
    await deleteMade(context, own);
    context.advance(8 * day);
    expect(await restoreMade(context, own)).toMatchObject({ reason: 'too-late-to-restore' });
    context.advance(30 * day);
    await purgeDeletedMade(context, 10);
    expect(await db('made_characters').where({ id: characterId })).toEqual([]);
    expect(await db('character_media').where({ character_id: characterId })).toEqual([]);
    expect(await db('generations').where({ character_id: characterId })).toEqual([]);
  });

  it('takes over the bio of a service once it is judged, and none after its deletion', async () => {
    const userId = await makeFan(0);
    const { characterId } = await made(userId);
    const take = (text: string) => takeBio(context, moderator, { characterId, text });
    expect(await take('Odile knows every runway by its lights.')).toBe('applied');
    expect(await take('She is 16.')).toBe('refused');
    await deleteMade(context, { userId, characterId });
    expect(await take('Odile knows every runway.')).toBe('late');
    expect(await takeBio(context, moderator, { characterId: newId(), text: 'A' })).toBe('unknown');
  });
});
