import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveTokens, makeCharacter, subscribe } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { answerLine, noteSign, takeLine } from '~/domain/voice-calls/host-call';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;

async function makeCaller(tokens = 60) {
  const client = await logIn(site);
  await subscribe(site.db, client.userId);
  await giveTokens(site.domain, client.userId, tokens);
  const { id: characterId } = await makeCharacter(site.db, { availableForCalls: true });
  const ask = (body: Record<string, unknown> = {}) =>
    client.post(api(`/chats/${characterId}/voice-calls`), { idempotencyKey: newId(), ...body });
  return { client, characterId, ask };
}

it('takes a call from asking to its rating', async () => {
  const { client, characterId, ask } = await makeCaller();
  const asked = await ask({ limitMinutes: 10 });
  expect(asked.status).toBe(201);
  const { callId } = asked.body as { callId: string };
  const offered = await client.post(api(`/voice-calls/${callId}/offers`), { sdp: 'an offer' });
  expect(offered).toMatchObject({ status: 202, body: { attempt: 1 } });
  const at = { callId, attempt: 1 };
  await takeLine(site.domain, at);
  await answerLine(site.domain, { ...at, answer: 'an answer' });
  await noteSign(site.domain, at, { kind: 'connected' });
  expect((await client.get(api(`/voice-calls/${callId}`))).body).toMatchObject({
    state: 'live',
    characterId,
    price: 6,
    limitMs: 600_000,
    answer: 'an answer',
    answered: 1,
    affordable: 60,
  });
  const rating = api(`/voice-calls/${callId}/rating`);
  expect((await client.post(rating, { rating: 5 })).status).toBe(404);
  for (let time = 0; time < 2; time += 1) {
    const ended = await client.post(api('/chats/handle-end-voice-call'), { callId });
    expect(ended).toMatchObject({ status: 200, body: { state: 'ended', endedBy: 'person' } });
  }
  expect((await client.post(rating, { rating: 5 })).status).toBe(200);
  expect((await client.post(api(`/voice-calls/${callId}/offers`), { sdp: 'x' })).status).toBe(409);
});

it('says why there is no call', async () => {
  const { client, ask } = await makeCaller();
  await ask();
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: 'You are in a call already', data: { slug: expect.any(String) as string } },
  });
  expect((await (await makeCaller(5)).ask()).status).toBe(402);
  expect((await client.get(api(`/voice-calls/${newId()}`))).status).toBe(404);
  const stranger = await logIn(site);
  const { id } = await makeCharacter(site.db, { availableForCalls: true });
  const refused = await stranger.post(api(`/chats/${id}/voice-calls`), { idempotencyKey: newId() });
  expect(refused.status).toBe(403);
  const deaf = await makeCharacter(site.db, { availableForCalls: false });
  const none = await client.post(api(`/chats/${deaf.id}/voice-calls`), { idempotencyKey: newId() });
  expect(none.status).toBe(404);
});
