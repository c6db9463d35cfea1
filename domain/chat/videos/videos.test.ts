import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Making } from '~/providers/generation/media-maker';
import { advanceGeneration } from '../../generations/advance-generation';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { readBalance } from '../../wallet/get-balance';
import { reconcileLedger } from '../../wallet/ledger/reconcile';
import { changeSpendConfirmation } from '../../wallet/spends/spend-confirmation';
import { emptyChat, listChatsToEmpty } from '../chats/empty-chat';
import { clearChat, deleteChat } from '../chats/manage-chat';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { listMessages } from '../messages/list-messages';
import { nothingRecalled } from '../reply/recollection';
import { writeReply } from '../reply/write-reply';
import { sendMessage } from '../send/send-message';
import { confirmVideo } from './confirm-video';
import { dismissVideo, rejectVideo } from './leave-video';
import { hasVideos, listVideos, showVideoOffer } from './list-videos';
import { offerVideoAgain } from './offer-again';

const { database, context } = await openTestContext();
const { db } = database;
const moderator = createEmbeddedModerator();

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db)).id;
});

async function makeFan({ tokens = 100, isSubscriber = true } = {}) {
  const { id } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, id, tokens);
  if (isSubscriber) await subscribe(db, id);
  const person = { kind: 'user', id } as const;
  await openChat(context, person, { characterId });
  return person;
}
type Fan = Awaited<ReturnType<typeof makeFan>>;

/** Sends a message and writes its reply. */
async function say(fan: Fan, content: string, { makesVideos = true } = {}) {
  const sent = await sendMessage(context, moderator, {
    person: fan,
    characterId,
    idempotencyKey: newId(),
    content,
  });
  if (!sent.ok) throw new Error(sent.reason);
  const none = () => Promise.resolve();
  await writeReply(
    context,
    {
      moderator,
      makesVideos,
      recall: () => Promise.resolve(nothingRecalled),
      model: {
        async *streamReply() {
          yield await Promise.resolve('Give me a minute with the light.');
        },
      },
      broadcast: { writing: none, retracted: none, chunk: none },
    },
    sent.message.chatId,
  );
}
/** A process reads settings again after two seconds. */
const settingsKeptMs = 2001;
const wish = 'Send me a video of the harbour at night.';
const videos = (fan: Fan) => listVideos(context, fan.id);
async function offered(fan: Fan) {
  await say(fan, wish);
  const [video] = await videos(fan);
  if (!video) throw new Error('nothing was offered');
  return video;
}
/** Uses up the free video. */
async function withoutFreeOne(fan: Fan) {
  const { idempotencyKey } = await offered(fan);
  await confirm(fan, idempotencyKey);
  await make(made);
  await dismissVideo(context, { userId: fan.id, idempotencyKey });
}
const confirm = (fan: Fan, idempotencyKey: string, confirmed?: number) =>
  confirmVideo(context, { userId: fan.id, idempotencyKey, confirmed });
const reject = (fan: Fan, idempotencyKey: string) =>
  rejectVideo(context, { userId: fan.id, idempotencyKey });
const last = async (fan: Fan) =>
  (await listMessages(context, fan, { characterId, limit: 20 })).items.at(-1);
const events = async (fan: Fan) =>
  (await db('outbox').where({ person_id: fan.id }).orderBy('id').pluck('name')).filter((name) =>
    name.startsWith('chat.video'),
  );

const made: Making = { kind: 'made', bytes: Buffer.from('film'), costMicros: null };
/** Runs all due video orders with a provider that returns this result. */
async function make(answer: Making) {
  const next = () => Promise.resolve(answer);
  const workshops = {
    video: {
      maker: { begin: next, collect: next },
      usualCostMicros: 0,
      finish: (id: string) =>
        Promise.resolve({
          kind: 'kept' as const,
          result: { folder: `generations/${id}`, width: 720, height: 900, seconds: 6 },
        }),
    },
  };
  for (const id of await db('generations').whereNotNull('due_at').pluck('id')) {
    await advanceGeneration(context, workshops, id);
  }
}

describe('a video that a fan requests in words', () => {
  it('counts as theirs from the confirmation until its result was seen', async () => {
    const fan = await makeFan();
    const { idempotencyKey } = await offered(fan);
    expect(await hasVideos(context, fan.id)).toBe(false);
    await confirm(fan, idempotencyKey);
    expect(await hasVideos(context, fan.id)).toBe(true);
    await make(made);
    expect(await hasVideos(context, fan.id)).toBe(true);
    await dismissVideo(context, { userId: fan.id, idempotencyKey });
    expect(await hasVideos(context, fan.id)).toBe(false);
  });

  it('is offered with the answer, free the first time, and made on a yes', async () => {
    const fan = await makeFan();
    const offer = await offered(fan);
    expect(offer).toMatchObject({ query: wish, state: 'pending', tokens: 0, fullTokens: 40 });
    expect(await readBalance(db, fan.id)).toBe(100);
    const { idempotencyKey } = offer;
    const all = await Promise.all([1, 2, 3].map(() => confirm(fan, idempotencyKey)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await last(fan)).toMatchObject({
      type: 'video',
      subtype: 'sfw_video',
      details: { making: { percent: 0, tokens: 0 }, folder: null },
    });
    expect(await videos(fan)).toMatchObject([{ state: 'confirmed', isGenerated: false }]);
    await make({ kind: 'making', reference: 'r', percent: 40 });
    expect(await last(fan)).toMatchObject({ details: { making: { percent: 40 } } });
    context.advance(6_000);
    await make(made);
    expect(await last(fan)).toMatchObject({ details: { making: null, seconds: 6, width: 720 } });
    expect(await videos(fan)).toMatchObject([{ isGenerated: true, isFailed: false }]);
    expect(await events(fan)).toEqual([
      'chat.video-offered',
      'chat.video-confirmed',
      'chat.video-generated',
    ]);
    expect(await dismissVideo(context, { userId: fan.id, idempotencyKey })).toEqual({ ok: true });
    expect(await videos(fan)).toEqual([]);
  });

  it('then costs its price, at a discount that ends at the configured time', async () => {
    const fan = await makeFan();
    await withoutFreeOne(fan);
    const { idempotencyKey, tokens, discountPercent } = await offered(fan);
    expect([tokens, discountPercent]).toEqual([30, 25]);
    const seen = await showVideoOffer(context, fan.id, idempotencyKey);
    const endsIn = (seen?.endsAt.getTime() ?? 0) - context.now().getTime();
    expect(endsIn).toBeGreaterThan(50_000);
    expect(endsIn).toBeLessThanOrEqual(60_000);
    context.advance(30_000);
    const again = await showVideoOffer(context, fan.id, idempotencyKey);
    expect(again?.endsAt).toEqual(seen?.endsAt);
    context.advance(30_000);
    expect(await confirm(fan, idempotencyKey)).toMatchObject({ reason: 'video-offer-over' });
    expect(await videos(fan)).toEqual([]);
    expect(await readBalance(db, fan.id)).toBe(100);
    const next = await offered(fan);
    expect([next.tokens, next.discountPercent]).toEqual([40, 0]);
    expect(await confirm(fan, next.idempotencyKey)).toMatchObject({ ok: true });
    expect(await readBalance(db, fan.id)).toBe(60);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('returns its price if it fails, and reports the failure', async () => {
    const fan = await makeFan();
    await withoutFreeOne(fan);
    const { idempotencyKey } = await offered(fan);
    await confirm(fan, idempotencyKey);
    expect(await readBalance(db, fan.id)).toBe(70);
    expect(await dismissVideo(context, { userId: fan.id, idempotencyKey })).toMatchObject({
      reason: 'video-being-made',
    });
    await make({ kind: 'refused' });
    expect(await last(fan)).toMatchObject({ details: { hasFailed: true, failure: 'refused' } });
    expect(await videos(fan)).toMatchObject([{ isFailed: true }]);
    expect((await events(fan)).at(-1)).toBe('chat.video-failed');
    expect(await readBalance(db, fan.id)).toBe(100);
  });

  it('stays free if the free one failed', async () => {
    const fan = await makeFan();
    const { idempotencyKey } = await offered(fan);
    await confirm(fan, idempotencyKey);
    await make({ kind: 'refused' });
    expect((await offered(fan)).tokens).toBe(0);
  });

  describe('after the removal of its chat', () => {
    const remove = async (fan: Fan) => {
      await deleteChat(context, fan, { characterId });
      for (const chatId of await listChatsToEmpty(context, 10)) await emptyChat(context, chatId);
    };
    const stored = (fan: Fan) => db('video_messages').where({ user_id: fan.id });

    it('is deleted with its words and file, and the free one stays used', async () => {
      const fan = await makeFan();
      await withoutFreeOne(fan);
      await remove(fan);
      expect(await db('generations').where({ user_id: fan.id })).toEqual([]);
      expect(await stored(fan)).toMatchObject([{ chat_id: null, sealed_query: null }]);
      await openChat(context, fan, { characterId });
      expect((await offered(fan)).fullTokens).toBe(40);
      expect((await videos(fan))[0]?.tokens).toBe(30);
    });

    it('is cancelled and refunded if its generation had not begun', async () => {
      const fan = await makeFan();
      await withoutFreeOne(fan);
      const { idempotencyKey } = await offered(fan);
      await confirm(fan, idempotencyKey);
      expect(await readBalance(db, fan.id)).toBe(70);
      await remove(fan);
      expect(await readBalance(db, fan.id)).toBe(100);
      expect(await videos(fan)).toEqual([]);
      expect(await confirm(fan, idempotencyKey)).toMatchObject({ reason: 'no-such-video' });
      expect(await reconcileLedger(db)).toMatchObject({ ok: true });
    });

    it('is deleted after its generation if that had begun, without a further event', async () => {
      const fan = await makeFan();
      const { idempotencyKey } = await offered(fan);
      await confirm(fan, idempotencyKey);
      await make({ kind: 'making', reference: 'r', percent: 40 });
      await remove(fan);
      expect((await events(fan)).at(-1)).toBe('chat.video-removed');
      context.advance(6_000);
      await make(made);
      expect(await db('generations').where({ user_id: fan.id })).toEqual([]);
      expect((await events(fan)).at(-1)).toBe('chat.video-removed');
    });
  });

  it('is deleted with its message, and when the chat is cleared', async () => {
    const fan = await makeFan();
    await withoutFreeOne(fan);
    const message = await last(fan);
    await removeMessage(context, fan, message?.id ?? '');
    expect(await db('generations').where({ user_id: fan.id })).toEqual([]);
    await offered(fan);
    await clearChat(context, fan, { characterId });
    expect(await videos(fan)).toEqual([]);
    const queries = await db('video_messages').where({ user_id: fan.id }).pluck('sealed_query');
    expect(queries).toEqual([null, null]);
  });

  it('is offered again after a failure, once, at the current price, and made on confirmation only', async () => {
    const fan = await makeFan();
    await withoutFreeOne(fan);
    const { idempotencyKey } = await offered(fan);
    await confirm(fan, idempotencyKey);
    const again = (key: string) =>
      offerVideoAgain(context, { userId: fan.id, idempotencyKey: key });
    expect(await again(idempotencyKey)).toMatchObject({ reason: 'nothing-to-make-again' });
    await make({ kind: 'failed' });
    await make({ kind: 'failed' });
    await make({ kind: 'failed' });
    expect(await videos(fan)).toMatchObject([{ isFailed: true }]);
    const balance = await readBalance(db, fan.id);
    const answers = await Promise.all([again(idempotencyKey), again(idempotencyKey)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const [offer, ...others] = await videos(fan);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ query: wish, state: 'pending', tokens: 40 });
    expect(answers).toContainEqual({ ok: true, idempotencyKey: offer?.idempotencyKey });
    expect(await readBalance(db, fan.id)).toBe(balance);
    const stranger = { userId: (await makeFan()).id, idempotencyKey };
    expect(await offerVideoAgain(context, stranger)).toMatchObject({ reason: 'no-such-video' });
    expect(await confirm(fan, offer?.idempotencyKey ?? '')).toMatchObject({ ok: true });
    expect(await readBalance(db, fan.id)).toBe(balance - 40);
  });

  it('is not offered again if it is forbidden, nor beside another offer', async () => {
    const fan = await makeFan();
    const refused = await offered(fan);
    await confirm(fan, refused.idempotencyKey);
    await make({ kind: 'refused' });
    const named = { userId: fan.id, idempotencyKey: refused.idempotencyKey };
    expect(await offerVideoAgain(context, named)).toMatchObject({
      reason: 'nothing-to-make-again',
    });
    await dismissVideo(context, named);
    const failed = await offered(fan);
    await confirm(fan, failed.idempotencyKey);
    for (let time = 0; time < 3; time += 1) await make({ kind: 'failed' });
    await offered(fan);
    expect(
      await offerVideoAgain(context, { ...named, idempotencyKey: failed.idempotencyKey }),
    ).toMatchObject({ reason: 'video-not-offered' });
    expect(await videos(fan)).toHaveLength(2);
  });

  it('is left for nothing, and cannot be left once it is made', async () => {
    const fan = await makeFan();
    const { idempotencyKey } = await offered(fan);
    expect(await reject(fan, idempotencyKey)).toEqual({ ok: true });
    expect(await reject(fan, idempotencyKey)).toEqual({ ok: true });
    expect(await videos(fan)).toEqual([]);
    expect(await confirm(fan, idempotencyKey)).toMatchObject({ reason: 'video-offer-over' });
    const next = await offered(fan);
    await confirm(fan, next.idempotencyKey);
    expect(await reject(fan, next.idempotencyKey)).toMatchObject({ reason: 'video-confirmed' });
    expect((await events(fan)).filter((name) => name === 'chat.video-removed')).toHaveLength(1);
  });

  it('is not made without a subscription, tokens or confirmation, nor for another user', async () => {
    const fan = await makeFan({ isSubscriber: false });
    const { idempotencyKey } = await offered(fan);
    expect(await confirm(fan, idempotencyKey)).toMatchObject({ reason: 'premium-needed' });
    const stranger = await makeFan();
    expect(await confirm(stranger, idempotencyKey)).toMatchObject({ reason: 'no-such-video' });
    expect(await reject(stranger, idempotencyKey)).toMatchObject({ reason: 'no-such-video' });
    const poor = await makeFan({ tokens: 0 });
    await withoutFreeOne(poor);
    const costly = await offered(poor);
    expect(await confirm(poor, costly.idempotencyKey)).toMatchObject({
      reason: 'insufficient-balance',
    });
    await giveTokens(context, poor.id, 30);
    await changeSpendConfirmation(context, poor.id, 1);
    expect(await confirm(poor, costly.idempotencyKey)).toMatchObject({
      reason: 'confirmation-needed',
    });
    expect(await confirm(poor, costly.idempotencyKey, 30)).toMatchObject({ ok: true });
    expect(await readBalance(db, poor.id)).toBe(0);
  });

  it('is not made once its words may not be filmed any more, and takes nothing', async () => {
    const fan = await makeFan();
    await withoutFreeOne(fan);
    const key = 'picture_level';
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await db('settings').insert({ key, value: JSON.stringify('topless') });
      vi.setSystemTime(Date.now() + settingsKeptMs);
      await say(fan, 'Send me a video of you topless on the balcony.');
      await db('settings').where({ key }).delete();
      vi.setSystemTime(Date.now() + settingsKeptMs);
      const [video] = await videos(fan);
      expect(await confirm(fan, video?.idempotencyKey ?? '')).toMatchObject({
        reason: 'picture-too-bare',
      });
    } finally {
      vi.useRealTimers();
    }
    expect(await readBalance(db, fan.id)).toBe(100);
  });

  it('is offered one at a time, on request, if a video service is available', async () => {
    const fan = await makeFan();
    await say(fan, 'Good evening.');
    await say(fan, wish, { makesVideos: false });
    expect(await videos(fan)).toEqual([]);
    await say(fan, wish);
    await say(fan, wish);
    expect(await videos(fan)).toHaveLength(1);
  });
});
