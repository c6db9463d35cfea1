import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveTokens, makeCharacter } from '~/db/testing';
import { placeGeneration } from '~/domain/generations/place-generation';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { defineTransferReason } from '~/domain/wallet/schema';
import { logIn } from '../testing/sign-in';
import { serviceKey, startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function order() {
  const client = await logIn(site);
  await giveTokens(site.domain, client.userId, 50);
  const { id: characterId } = await makeCharacter(site.db);
  const placed = await transact(site.domain, (trx) =>
    placeGeneration(site.domain, trx, {
      userId: client.userId,
      characterId,
      creatorId: null,
      kind: 'photo',
      purpose: 'chat_photo',
      subjectId: newId(),
      idempotencyKey: newId(),
      order: { prompt: 'In a garden', avoid: '', shape: 'square', of: 'ines', likeness: null },
      tokens: 20,
      reason: defineTransferReason('test_order'),
      isSubscriber: false,
    }),
  );
  if (!placed.ok) throw new Error(placed.reason);
  return { client, generationId: placed.generation.id };
}
const callBack = (generationId: string, key: string) =>
  site
    .client()
    .post('/api/v1/chats/image-generated-callback', { generationId }, { 'x-nocturne-key': key });
const stateOf = async (id: string) =>
  site.db('generations').where({ id }).first('state', 'due_at', 'percent');

it('takes callbacks from callers with the service key, and from no one else', async () => {
  const { generationId } = await order();
  for (const key of ['', 'wrong', `${serviceKey}x`]) {
    expect((await callBack(generationId, key)).status).toBe(401);
  }
  const accepted = await callBack(generationId, serviceKey);
  expect(accepted).toMatchObject({ status: 200, body: { success: true } });
  expect((await callBack(newId(), serviceKey)).status).toBe(404);
});

it('polls a begun generation at once, and trusts nothing else in the callback', async () => {
  const { generationId } = await order();
  const later = new Date(Date.now() + 60_000);
  await site
    .db('generations')
    .where({ id: generationId })
    .update({ state: 'begun', due_at: later });
  const answers = await Promise.all([1, 2, 3].map(() => callBack(generationId, serviceKey)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { state, due_at: dueAt } = (await stateOf(generationId)) ?? {};
  expect(state).toBe('begun');
  expect(dueAt?.getTime()).toBeLessThan(later.getTime());
});

it('cancels an order for its owner, once, and reports when it is too late', async () => {
  const { client, generationId } = await order();
  const other = await logIn(site);
  const path = `/api/v1/generations/${generationId}`;
  expect((await other.request('DELETE', path)).status).toBe(404);
  expect((await client.request('DELETE', path)).status).toBe(200);
  expect((await client.request('DELETE', path)).status).toBe(200);
  expect(await stateOf(generationId)).toMatchObject({ state: 'cancelled' });
  const begun = await order();
  await site.db('generations').where({ id: begun.generationId }).update({ state: 'begun' });
  const late = await begun.client.request('DELETE', `/api/v1/generations/${begun.generationId}`);
  expect(late.status).toBe(409);
});
