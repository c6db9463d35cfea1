import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, subscribe } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { answerLine, noteSign, takeLine } from '~/domain/voice-calls/host-call';
import { badOffers, goodOffers } from '~/providers/voice-call/testing/offers';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;

async function makeCaller(tokens = 60, at = site) {
  const client = await logIn(at);
  await subscribe(at.db, client.userId);
  await giveTokens(at.domain, client.userId, tokens);
  const { id: characterId } = await makeCharacter(at.db, { availableForCalls: true });
  const requestCall = (body: Record<string, unknown> = {}) =>
    client.post(api(`/chats/${characterId}/voice-calls`), { idempotencyKey: newId(), ...body });
  return { client, characterId, requestCall };
}

it('takes a call from asking to its rating', async () => {
  const { client, characterId, requestCall } = await makeCaller();
  const requested = await requestCall({ limitMinutes: 10 });
  expect(requested.status).toBe(201);
  const { callId } = requested.body as { callId: string };
  const offered = await client.post(api(`/voice-calls/${callId}/offers`), {
    sdp: goodOffers.Chrome,
  });
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

it('reports at once why an offer cannot be answered, and waits for another', async () => {
  const { client, requestCall } = await makeCaller();
  const { callId } = (await requestCall()).body as { callId: string };
  const offers = api(`/voice-calls/${callId}/offers`);
  const refused: [offer: object, message: string][] = [
    [{ sdp: badOffers.nonsense }, 'This is not an offer that can be answered'],
    [{ sdp: badOffers['a picture alone'] }, 'The offer holds no sound'],
    [{ sdp: badOffers['PCMU alone'] }, 'The offer holds no sound in opus'],
    [{ joined: true }, 'This is not an offer that can be answered'],
  ];
  for (const [offer, message] of refused) {
    expect(await client.post(offers, offer)).toMatchObject({ status: 422, body: { message } });
  }
  const good = { sdp: goodOffers['sound and a picture'] };
  expect(await client.post(offers, good)).toMatchObject({ status: 202, body: { attempt: 1 } });
});

it('reports why there is no call', async () => {
  const { client, requestCall } = await makeCaller();
  await requestCall();
  expect(await requestCall()).toMatchObject({
    status: 409,
    body: { message: 'You are in a call already', data: { slug: expect.any(String) as string } },
  });
  expect((await (await makeCaller(5)).requestCall()).status).toBe(402);
  expect((await client.get(api(`/voice-calls/${newId()}`))).status).toBe(404);
  const stranger = await logIn(site);
  const { id } = await makeCharacter(site.db, { availableForCalls: true });
  const refused = await stranger.post(api(`/chats/${id}/voice-calls`), { idempotencyKey: newId() });
  expect(refused.status).toBe(403);
  const deaf = await makeCharacter(site.db, { availableForCalls: false });
  const none = await client.post(api(`/chats/${deaf.id}/voice-calls`), { idempotencyKey: newId() });
  expect(none.status).toBe(404);
});

describe('the room of a call', () => {
  const LIVEKIT_SECRET = 'secret-of-livekit-in-this-test-alone';
  let carried: TestSite;
  beforeAll(async () => {
    carried = await startSite({
      config: { LIVEKIT_URL: 'wss://calls.example', LIVEKIT_KEY: 'key', LIVEKIT_SECRET },
    });
  });
  afterAll(() => carried.close());

  it('is opened to its caller alone, and until it ends', async () => {
    const { client, requestCall } = await makeCaller(60, carried);
    const { callId } = (await requestCall()).body as { callId: string };
    const path = api(`/voice-calls/${callId}`);
    const { room } = (await client.get(path)).body as { room: { url: string; token: string } };
    expect(room.url).toBe('wss://calls.example');
    const { payload } = await jwtVerify(room.token, Buffer.from(LIVEKIT_SECRET));
    expect(payload).toMatchObject({ sub: 'caller', video: { room: `call-${callId}` } });
    const stranger = await logIn(carried);
    const refused = await stranger.get(path);
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).not.toContain('calls.example');
    const offer = { joined: true };
    expect((await stranger.post(`${path}/offers`, offer)).status).toBe(404);
    expect((await client.post(`${path}/offers`, offer)).body).toEqual({ attempt: 1 });
    expect((await client.post(`${path}/offers`, { joined: 'call-of-another' })).status).toBe(400);
    const offered = await client.post(`${path}/offers`, { sdp: goodOffers.Chrome });
    expect(offered.status).toBe(422);
    const taken = await takeLine(carried.domain, { callId, attempt: 1 });
    expect(taken).toMatchObject({ callId, offer: 'joined' });
    await client.post(api('/chats/handle-end-voice-call'), { callId });
    expect((await client.get(path)).body).toMatchObject({ state: 'ended', room: null });
  });

  it('exists only when a media server carries calls', async () => {
    const { client, requestCall } = await makeCaller();
    const { callId } = (await requestCall()).body as { callId: string };
    expect((await client.get(api(`/voice-calls/${callId}`))).body).toMatchObject({ room: null });
  });

  it('is on a server that pages may speak to', async () => {
    const policyOf = async (at: TestSite) =>
      (await at.client().get('/nowhere')).headers.get('content-security-policy');
    expect(await policyOf(carried)).toContain(
      "connect-src 'self' ws://localhost:3000 wss://calls.example https://calls.example;",
    );
    expect(await policyOf(site)).toContain("connect-src 'self' ws://localhost:3000;");
  });
});
