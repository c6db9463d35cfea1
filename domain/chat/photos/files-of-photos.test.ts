import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import type { Making } from '~/providers/generation/media-maker';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { advanceGeneration } from '../../generations/advance-generation';
import { sweepGenerationFiles } from '../../generations/generation-files';
import { keepPhoto } from '../../generations/keep-photo';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { PictureUnjudged, type PictureJudge } from '../../moderation/picture-judge';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { readBalance } from '../../wallet/get-balance';
import { emptyChat, listChatsToEmpty } from '../chats/empty-chat';
import { clearChat, deleteChat } from '../chats/manage-chat';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { listMessages } from '../messages/list-messages';
import { orderPhoto } from './order-photo';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
const renditions = createRenditionMaker();
const moderator = createEmbeddedModerator();
const create = { width: 60, height: 60, channels: 3 as const, background: '#8a2f45' };
const picture = await sharp({ create }).png().toBuffer();
const made: Making = { kind: 'made', bytes: picture, costMicros: null };

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db)).id;
});

async function makeFan() {
  const { id } = await makeUser(db);
  await giveTokens(context, id, 40);
  const person = { kind: 'user', id } as const;
  await openChat(context, person, { characterId });
  return person;
}
type Fan = Awaited<ReturnType<typeof makeFan>>;

async function order(fan: Fan): Promise<{ messageId: string; generationId: string }> {
  const placed = await orderPhoto(context, moderator, {
    userId: fan.id,
    characterId,
    idempotencyKey: newId(),
    content: 'In a garden',
    shape: 'square',
  });
  if (!placed.ok || placed.kind !== 'placed') throw new Error('nothing was ordered');
  const [messageId = ''] = placed.messageIds;
  const row = await db('generations').where({ subject_id: messageId }).first('id');
  return { messageId, generationId: row?.id ?? '' };
}
const allowing: PictureJudge = { judgePicture: () => Promise.resolve({ kind: 'allowed' }) };
const refusing: PictureJudge = {
  judgePicture: () =>
    Promise.resolve({
      kind: 'refused',
      findings: [{ category: 'minors', layer: 'endpoint', score: 0.4 }],
    }),
};
const unavailable: PictureJudge = {
  judgePicture: () => Promise.reject(new PictureUnjudged('away')),
};
const make = (generationId: string, judge = allowing, answer: Making = made) =>
  advanceGeneration(
    context,
    {
      photo: {
        maker: { begin: async () => answer, collect: async () => answer },
        usualCostMicros: 0,
        finish: (id, bytes) =>
          keepPhoto({ storage, renditions, judge }, { id, bytes, mostBytes: 100_000 }),
      },
    },
    generationId,
  );
const hasFile = (id: string) => storage.has(`generations/${id}/w360.webp`);
const sweep = () => sweepGenerationFiles(context, storage, 100);
const last = async (fan: Fan) =>
  (await listMessages(context, fan, { characterId, limit: 20 })).items.at(-1)?.details;

describe('the files of a photo', () => {
  it.each<[string, (fan: Fan, messageId: string) => Promise<unknown>]>([
    ['its message', (fan, messageId) => removeMessage(context, fan, messageId)],
    ['what was said in its chat', (fan) => clearChat(context, fan, { characterId })],
    [
      'its chat',
      async (fan) => {
        await deleteChat(context, fan, { characterId });
        for (const chatId of await listChatsToEmpty(context, 10)) await emptyChat(context, chatId);
      },
    ],
    ['its person', (fan) => db('users').where({ id: fan.id }).delete()],
  ])('go with %s', async (_what, remove) => {
    const fan = await makeFan();
    const { messageId, generationId } = await order(fan);
    expect(await make(generationId)).toBe('done');
    await sweep();
    expect(await hasFile(generationId)).toBe(true);
    await remove(fan, messageId);
    expect(await db('generations').where({ id: generationId })).toEqual([]);
    expect(await sweep()).toBe(1);
    expect(await hasFile(generationId)).toBe(false);
    expect(await sweep()).toBe(0);
  });

  it('do not exist if its message was removed before generation began; its tokens are returned', async () => {
    const fan = await makeFan();
    const { messageId, generationId } = await order(fan);
    await removeMessage(context, fan, messageId);
    expect(await readBalance(db, fan.id)).toBe(40);
    expect(await make(generationId)).toBeNull();
  });

  it('are deleted right after generation if its message was removed meanwhile', async () => {
    const fan = await makeFan();
    const { messageId, generationId } = await order(fan);
    await make(generationId, allowing, { kind: 'making', reference: 'r', percent: 5 });
    await removeMessage(context, fan, messageId);
    context.advance(10_000);
    expect(await make(generationId)).toBe('done');
    expect(await readBalance(db, fan.id)).toBe(30);
    expect(await sweep()).toBe(1);
    expect(await hasFile(generationId)).toBe(false);
  });
});

describe('a photo that its judge', () => {
  it('refuses is never shown, is refunded, and is kept for staff as long as its flag', async () => {
    const fan = await makeFan();
    const { messageId, generationId } = await order(fan);
    expect(await make(generationId, refusing)).toBe('refused');
    expect(await last(fan)).toMatchObject({ failure: 'refused', folder: null });
    expect(await readBalance(db, fan.id)).toBe(40);
    expect(await hasFile(generationId)).toBe(false);
    const evidence = `originals/refused/${generationId}`;
    await removeMessage(context, fan, messageId);
    await sweep();
    expect(await storage.has(evidence)).toBe(true);
    const flag = await db('moderation_flags').where({ person_id: fan.id }).first();
    expect(flag).toMatchObject({ category: 'minors', direction: 'from_character' });
    await transact(context, (trx) => trx('incidents').where({ person_id: fan.id }).delete());
    await sweep();
    expect(await storage.has(evidence)).toBe(false);
  });

  it('does not answer about waits, and is judged later', async () => {
    const fan = await makeFan();
    const { generationId } = await order(fan);
    expect(await make(generationId, unavailable)).toBe('begun');
    expect(await hasFile(generationId)).toBe(false);
    expect(await last(fan)).toMatchObject({ making: {}, folder: null });
    context.advance(10_000);
    expect(await make(generationId)).toBe('done');
    expect(await hasFile(generationId)).toBe(true);
  });
});
