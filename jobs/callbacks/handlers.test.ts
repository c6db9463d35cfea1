import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { listWaitingCallbacks } from '~/domain/callbacks/apply-callback';
import { receiveCallback } from '~/domain/callbacks/receive-callback';
import type { CallbackName, Envelope } from '~/domain/callbacks/schema';
import { advanceMaking } from '~/domain/made-characters/advance-making';
import { deleteMade } from '~/domain/made-characters/delete-made';
import { orderCharacter } from '~/domain/made-characters/order-character';
import { everythingOffered, sampleChoices } from '~/domain/made-characters/testing/sample-choices';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';
import type { Enqueuer } from '../enqueue.job';
import { applyCallbackJob } from './apply-callback.job';
import { callbacksHandlers } from './handlers';

const { database, context } = await openTestContext();
const { db } = database;
const moderator = createEmbeddedModerator();
const enqueuer = { enqueue: () => Promise.resolve() } as unknown as Enqueuer;
const handlers = callbacksHandlers({ context, enqueuer, moderator });
const apply = handlers.find(({ job }) => job.name === applyCallbackJob.name);

/** Stores a callback, applies it, and returns its outcome. */
async function called(name: CallbackName, requestId: string, more: Partial<Envelope> = {}) {
  const envelope = { requestId, status: 'completed', ...more } as const;
  await receiveCallback(context, { name, envelope });
  for (const callbackId of await listWaitingCallbacks(context, 10)) {
    await apply?.handle({ callbackId });
  }
  const row = await db('service_callbacks').where({ name, request_id: requestId }).first('outcome');
  return row?.outcome;
}

async function ordered() {
  const { id: userId } = await makeUser(db);
  const placed = await orderCharacter(context, {
    userId,
    choices: sampleChoices(),
    offered: everythingOffered,
    makerStatus: { ageStatus: 'passed', pausedUntil: null },
    idempotencyKey: newId(),
  });
  if (!placed.ok) throw new Error(placed.reason);
  const model = {
    async *streamReply() {
      yield await Promise.resolve('Odile flies the night mail.');
    },
  };
  const options = { requestId: newId(), signal: AbortSignal.timeout(10_000) };
  await advanceMaking(context, { model, moderator }, placed.characterId, options);
  await advanceMaking(context, { model, moderator }, placed.characterId, options);
  const generations = await db('generations').where({ user_id: userId }).pluck<string[]>('id');
  return { userId, characterId: placed.characterId, generations };
}

it('changes nothing for a callback that is forged, or comes before the order was sent', async () => {
  const { generations, characterId } = await ordered();
  const before = await db('generations').whereIn('id', generations).orderBy('id');
  expect(await called('character-generated', 'not-an-id')).toBe('unknown');
  expect(await called('character-image', newId())).toBe('unknown');
  expect(await called('character-generated', generations[0] ?? '')).toBe('late');
  const assets = [{ url: 'http://169.254.169.254/latest', kind: 'photo' as const }];
  expect(await called('character-images', generations[1] ?? '', { assets })).toBe('late');
  expect(await db('generations').whereIn('id', generations).orderBy('id')).toEqual(before);
  expect(await db('made_portraits').where({ character_id: characterId }).pluck('state')).toEqual(
    Array(6).fill('waiting'),
  );
});

it('takes a bio over only while its character exists', async () => {
  const { userId, characterId } = await ordered();
  const text = 'Odile knows every runway by its lights.';
  expect(await called('character-bio', newId(), { text })).toBe('unknown');
  expect(await called('character-bio', characterId, { text })).toBe('applied');
  const profile = await db('character_profiles').where({ id: characterId }).first('bio');
  expect(profile?.bio).toBe(text);
  const { characterId: removed } = await ordered();
  const owner = await db('made_characters').where({ id: removed }).first('user_id');
  await deleteMade(context, { userId: owner?.user_id ?? userId, characterId: removed });
  expect(await called('character-bio', removed, { text })).toBe('late');
});
