import { describe, expect, it } from 'vitest';
import {
  giveTokens,
  joinFanClub,
  makeCharacter,
  makeClub,
  makePost,
  makeUser,
  subscribe,
} from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { openChat } from '~/domain/chat/chats/open-chat';
import { orderPhoto } from '~/domain/chat/photos/order-photo';
import { unlockPicture } from '~/domain/chat/private-pictures/unlock-picture';
import { listMessages } from '~/domain/chat/messages/list-messages';
import type { MessageDetails } from '~/domain/chat/messages/message-details';
import { keepPictureFiles, lockedPhoto, sendPicture } from '~/domain/chat/testing/send-picture';
import { orderSpeech } from '~/domain/chat/speech/order-speech';
import { unlockAudio } from '~/domain/chat/speech/unlock-audio';
import { confirmVideo } from '~/domain/chat/videos/confirm-video';
import { sealQuery } from '~/domain/chat/videos/video-rows';
import { sendMessage } from '~/domain/chat/send/send-message';
import { joinClub } from '~/domain/fanclubs/join-club';
import { orderCharacter } from '~/domain/made-characters/order-character';
import { renewPortraits } from '~/domain/made-characters/renew-portraits';
import { everythingOffered, sampleChoices } from '~/domain/made-characters/testing/sample-choices';
import { storeMade } from '~/domain/made-characters/testing/store-made';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { unlock } from '~/domain/posts/unlock';
import { newId } from '~/domain/shared/ids';
import { requestVoiceCall } from '~/domain/voice-calls/request-voice-call';
import { readBalance } from '~/domain/wallet/get-balance';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import { readSources } from '../security/testing/read-sources';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
await keepPictureFiles(storage);
const moderator = createEmbeddedModerator();

/** The details of a message with a recording. */
const spoken: MessageDetails = {
  type: 'audio',
  seconds: 3,
  peaks: [],
  storageKey: null,
  isListened: true,
  unlockPrice: null,
  isUnlocked: true,
};

/** One way to spend tokens: requested without consent, or with consent to a number of tokens. */
interface Spend {
  price: number;
  spend(userId: string, confirmed?: number): Promise<{ ok: boolean; reason?: string }>;
}

/** Requests of each reason to spend, as pages and calls make them. */
const spends: Record<string, () => Promise<Spend>> = {
  async text_message() {
    const { id: characterId } = await makeCharacter(db);
    const idempotencyKey = newId();
    return {
      price: 2,
      spend: (id, confirmed) =>
        sendMessage(context, moderator, {
          person: { kind: 'user', id },
          characterId,
          idempotencyKey: confirmed === undefined ? newId() : idempotencyKey,
          content: 'Good evening',
          confirmed,
        }),
    };
  },
  async chat_tip() {
    const { id: characterId } = await makeCharacter(db);
    const idempotencyKey = newId();
    return {
      price: 25,
      spend: (id, confirmed) =>
        sendMessage(context, moderator, {
          person: { kind: 'user', id },
          characterId,
          idempotencyKey: confirmed === undefined ? newId() : idempotencyKey,
          content: '',
          tip: 25,
          confirmed,
        }),
    };
  },
  async voice_message() {
    const { id: characterId } = await makeCharacter(db);
    const idempotencyKey = newId();
    return {
      price: 5,
      spend: (id, confirmed) =>
        sendMessage(context, moderator, {
          person: { kind: 'user', id },
          characterId,
          idempotencyKey: confirmed === undefined ? newId() : idempotencyKey,
          content: 'Good evening',
          details: spoken,
          confirmed,
        }),
    };
  },
  async generate_character_image() {
    const { id: characterId } = await makeCharacter(db);
    const idempotencyKey = newId();
    return {
      price: 10,
      spend: (userId, confirmed) =>
        orderPhoto(context, moderator, {
          userId,
          characterId,
          idempotencyKey: confirmed === undefined ? newId() : idempotencyKey,
          content: 'In the rain',
          shape: 'square',
          confirmed,
        }),
    };
  },
  async unlock_nsfw_photo_in_chat() {
    const { id: characterId } = await makeCharacter(db);
    const sent = new Map<string, string>();
    return {
      price: 18,
      async spend(userId, confirmed) {
        const opened = await openChat(context, { kind: 'user', id: userId }, { characterId });
        if (!opened.ok) return opened;
        const messageId =
          sent.get(userId) ?? (await sendPicture(context, opened.chatId, lockedPhoto(18)));
        sent.set(userId, messageId);
        return unlockPicture(context, storage, { userId, messageId, price: 18, confirmed });
      },
    };
  },
  async post_unlock() {
    const { id: postId } = await makePost(db, { access: 'token', unlockPrice: 20 });
    return {
      price: 20,
      spend: (userId, confirmed) =>
        unlock(context, { userId, isSubscriber: false }, { postId, price: 20, confirmed }),
    };
  },
  async post_asset_unlock() {
    const assets = [{ unlockPrice: 8 }, {}];
    const { id: postId } = await makePost(db, { access: 'token', unlockPrice: 30, assets });
    const asset = await db('post_assets').where({ post_id: postId, position: 0 }).first('id');
    return {
      price: 8,
      spend: (userId, confirmed) =>
        unlock(
          context,
          { userId, isSubscriber: false },
          { postId, assetId: asset?.id, price: 8, confirmed },
        ),
    };
  },
  async text_to_speech() {
    const { id: characterId } = await makeCharacter(db, { greeting: 'There you are.' });
    return {
      price: 3,
      async spend(userId, confirmed) {
        const person = { kind: 'user', id: userId } as const;
        await openChat(context, person, { characterId });
        const { items } = await listMessages(context, person, { characterId, limit: 1 });
        return orderSpeech(context, { userId, messageId: items[0]?.id ?? '', confirmed });
      },
    };
  },
  async unlock_private_audio() {
    const { id: characterId } = await makeCharacter(db);
    const sent = new Map<string, string>();
    const locked: MessageDetails = {
      type: 'audio',
      seconds: 3,
      peaks: [],
      storageKey: 'voice/none.m4a',
      isListened: false,
      unlockPrice: 6,
      isUnlocked: false,
    };
    return {
      price: 6,
      async spend(userId, confirmed) {
        const opened = await openChat(context, { kind: 'user', id: userId }, { characterId });
        if (!opened.ok) return opened;
        const messageId = sent.get(userId) ?? (await sendPicture(context, opened.chatId, locked));
        sent.set(userId, messageId);
        return unlockAudio(context, { userId, messageId, confirmed });
      },
    };
  },
  async video_message() {
    const { id: characterId } = await makeCharacter(db);
    const offers = new Map<string, string>();
    const offer = async (userId: string) => {
      const opened = await openChat(context, { kind: 'user', id: userId }, { characterId });
      if (!opened.ok) throw new Error(opened.reason);
      await subscribe(db, userId);
      const id = newId();
      await db('video_messages').insert({
        id,
        user_id: userId,
        chat_id: opened.chatId,
        character_id: characterId,
        idempotency_key: id,
        sealed_query: sealQuery(context.seal, id, 'The harbour at night'),
        tokens: 40,
        full_tokens: 40,
        expires_at: new Date(Date.now() + 3_600_000),
        created_at: new Date(),
      });
      return id;
    };
    return {
      price: 40,
      async spend(userId, confirmed) {
        const idempotencyKey = offers.get(userId) ?? (await offer(userId));
        offers.set(userId, idempotencyKey);
        return confirmVideo(context, { userId, idempotencyKey, confirmed });
      },
    };
  },
  async audio_call() {
    const { id: characterId } = await makeCharacter(db, { availableForCalls: true });
    const idempotencyKey = newId();
    return {
      price: 6,
      async spend(userId, confirmed) {
        await joinFanClub(db, userId, characterId).catch(() => undefined);
        const key = confirmed === undefined ? newId() : idempotencyKey;
        const options = { limitMinutes: null, hasCaptions: true, confirmed };
        return requestVoiceCall(context, { userId, characterId, idempotencyKey: key, ...options });
      },
    };
  },
  async character_generation() {
    const idempotencyKey = newId();
    const order = (userId: string, key: string, confirmed?: number) =>
      orderCharacter(context, {
        userId,
        choices: sampleChoices(),
        offered: everythingOffered,
        makerStatus: { ageStatus: 'passed', pausedUntil: null },
        idempotencyKey: key,
        confirmed,
      });
    return {
      price: 40,
      async spend(userId, confirmed) {
        // The first one is free.
        await order(userId, userId);
        return order(userId, confirmed === undefined ? newId() : idempotencyKey, confirmed);
      },
    };
  },
  async made_portraits() {
    const made = new Map<string, string>();
    const idempotencyKey = newId();
    return {
      price: 4,
      async spend(userId, confirmed) {
        const characterId = made.get(userId) ?? (await storeMade(context, userId)).characterId;
        made.set(userId, characterId);
        const key = confirmed === undefined ? newId() : idempotencyKey;
        return renewPortraits(context, { userId, characterId, idempotencyKey: key, confirmed });
      },
    };
  },
  async fanclub_subscription() {
    const { creatorId } = await makeClub(context, { tokenPrice: 80 });
    return {
      price: 80,
      spend: (userId, confirmed) => joinClub(context, { userId, creatorId, tokens: 80, confirmed }),
    };
  },
};

const sources = readSources(['domain']).filter(({ path }) => !path.startsWith('domain/wallet/'));
/** Calls that hold tokens for the caller's reason, repeat an order, or are free. */
const forOthers = [
  'domain/chat/speech/answer-aloud.ts',
  'domain/generations/place-generation.ts',
  'domain/chat/photos/regenerate-photo.ts',
  'domain/made-characters/place-portraits.ts',
  'domain/made-characters/video-preview.ts',
  'domain/creator-posts/generate-images.ts',
  'domain/masters/order-simplified.ts',
];
const spenders = sources.filter(
  ({ path, text }) =>
    !forOthers.includes(path) && /\b(?:spendTokens|reserveTokens|placeGeneration)\(/.test(text),
);
const definition = /\bdefineTransferReason\('([^']+)'/g;

it('names here every reason that anything in the product spends or holds tokens for', () => {
  const reasons = spenders.map(({ path, text }) => ({
    path,
    names: [...text.matchAll(definition)].flatMap(([, name]) => name ?? []),
  }));
  expect(reasons.filter(({ names }) => names.length === 0)).toEqual([]);
  expect(reasons.flatMap(({ names }) => names).sort()).toEqual(Object.keys(spends).sort());
});

it('spends without confirmation only on renewals that were agreed to before', () => {
  const unconfirmed = sources.filter(({ text }) => text.includes("confirmed: 'standing'"));
  expect(unconfirmed.map(({ path }) => path)).toEqual(['domain/fanclubs/renew-memberships.ts']);
});

describe.each(Object.entries(spends))('%s', (_reason, make) => {
  const enter = async () => {
    const { id } = await makeUser(db, { trialUsed: 5 });
    await giveTokens(context, id, 100);
    return id;
  };

  it('needs a confirmation from its price on, and is spent once after a yes', async () => {
    const { price, spend } = await make();
    const userId = await enter();
    await changeSpendConfirmation(context, userId, price);
    expect(await spend(userId)).toMatchObject({ ok: false, reason: 'confirmation-needed' });
    expect(await spend(userId, price - 1)).toMatchObject({ reason: 'confirmation-needed' });
    expect(await readBalance(db, userId)).toBe(100);
    expect(await spend(userId, price)).toMatchObject({ ok: true });
    expect(await spend(userId, price)).toMatchObject({ ok: true });
    expect(await readBalance(db, userId)).toBe(100 - price);
  });

  it('needs no confirmation below the user’s threshold', async () => {
    const { price, spend } = await make();
    const userId = await enter();
    await changeSpendConfirmation(context, userId, price + 1);
    expect(await spend(userId)).toMatchObject({ ok: true });
  });

  it('obeys a limit of the day, the week and the month', async () => {
    const checks = (['day', 'week', 'month'] as const).map((period): Check => [
      period,
      async () => {
        const { price, spend } = await make();
        const userId = await enter();
        await changeSpendingLimit(context, userId, { period, tokens: price - 1 });
        expect(await spend(userId)).toMatchObject({ ok: false, reason: 'spending-limit' });
        expect(await readBalance(db, userId)).toBe(100);
      },
    ]);
    await runChecks(checks, 3);
  });
});
