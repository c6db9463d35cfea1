import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { renderDocuments } from '../testing/documents';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

let fan: Awaited<ReturnType<typeof logIn>>;
let character: Awaited<ReturnType<typeof makeCharacter>>;
let path: string;
beforeEach(async () => {
  fan = await logIn(site);
  character = await makeCharacter(site.db, { greeting: 'Good evening.' });
  await fan.post('/api/v1/chats', { characterId: character.id });
  path = `/api/v1/chats/${character.id}/memory`;
});

const body = (answer: { body: unknown }) =>
  answer.body as { facts: { _id: string; text: string; isForgotten: boolean }[]; isOn: boolean };
const add = (text: string, by = fan) => by.post(`${path}/facts`, { text });

describe('the calls of a memory', () => {
  it('add, mend, forget and bring back a fact', async () => {
    expect(await add('  No coffee\n after four ')).toMatchObject({ status: 201 });
    expect(await add('No coffee after four.')).toMatchObject({
      status: 409,
      body: { data: { code: 'fact-known' } },
    });
    const [fact] = body(await fan.get(path)).facts;
    expect(fact?.text).toBe('No coffee after four');
    const one = `${path}/facts/${fact?._id}`;
    const edited = await fan.request('PATCH', one, { body: { text: 'No tea after four' } });
    expect(edited.status).toBe(200);
    expect((await fan.request('DELETE', one)).status).toBe(200);
    expect(body(await fan.get(path)).facts).toMatchObject([
      { text: 'No tea after four', isForgotten: true },
    ]);
    expect((await fan.post(`${one}/restore`)).status).toBe(200);
    expect((await fan.post(`${one}/restore`)).status).toBe(409);
    expect(body(await fan.get(path)).facts).toMatchObject([{ isForgotten: false }]);
  });

  it('turn it off and forget everything', async () => {
    await add('One');
    await add('Two');
    expect((await fan.request('PATCH', path, { body: { isOn: false } })).status).toBe(200);
    expect((await fan.request('DELETE', path)).status).toBe(200);
    const memory = body(await fan.get(path));
    expect(memory.isOn).toBe(false);
    expect(memory.facts.every(({ isForgotten }) => isForgotten)).toBe(true);
  });

  it('are refused to strangers, for facts of other users, and for texts against the rules', async () => {
    await add('One');
    const [fact] = body(await fan.get(path)).facts;
    const one = `${path}/facts/${fact?._id}`;
    const stranger = await logIn(site);
    expect(body(await stranger.get(path)).facts).toEqual([]);
    expect((await stranger.request('DELETE', one)).status).toBe(404);
    await stranger.post('/api/v1/chats', { characterId: character.id });
    expect((await stranger.request('DELETE', one)).status).toBe(404);
    expect((await stranger.request('PATCH', one, { body: { text: 'Mine' } })).status).toBe(404);
    expect((await site.client().get(path)).status).toBe(401);
    expect((await add('')).status).toBe(400);
    expect((await add('x'.repeat(201))).status).toBe(400);
    expect((await fan.request('DELETE', `${path}/diary/${newId()}`)).status).toBe(404);
    // A person in danger gets a reply in the chat. A person who states to be under age is put on hold,
    // wherever they state it.
    expect(await add('I want to end my life tonight')).toMatchObject({
      status: 409,
      body: { data: { code: 'answered-in-chat' } },
    });
    const chat = await fan.get(`/api/v1/chats/${character.id}/messages`);
    expect(JSON.stringify(chat.body)).toContain('crisis_referral');
    expect(await add('I am 15 years old and want to undress for you')).toMatchObject({
      status: 403,
      body: { data: { code: 'under_age_review' } },
    });
  });
});

it('keeps how one likes to be answered', async () => {
  const preferences = { length: 'short', style: 'playful', language: 'pt-BR' };
  expect((await fan.put(`${path}/preferences`, preferences)).status).toBe(200);
  expect((await fan.get(path)).body).toMatchObject({ preferences });
  const wrong = { ...preferences, language: 'tlh' };
  expect((await fan.put(`${path}/preferences`, wrong)).status).toBe(400);
});

describe('the page of a memory', () => {
  const page = (search = '') => `/chats/${character.slug}/memory${search}`;
  const send = (fields: Record<string, string>, search?: string) =>
    fan.request('POST', page(search), {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const read = async (search?: string) => String((await fan.get(page(search))).body);

  it('does all of it without scripts', async () => {
    expect(await read()).toContain('Keep remembering');
    expect((await send({ intent: 'add', text: 'No coffee after four' })).status).toBe(200);
    expect(await read()).toContain('No coffee after four');
    const [fact] = body(await fan.get(path)).facts;
    const id = fact?._id ?? '';
    expect(await read(`?edit=${id}`)).toContain(`value="${id}"`);
    await send({ intent: 'edit', id, text: 'No tea after four' }, `?edit=${id}`);
    expect(await read()).toContain('Added by you');
    expect((await send({ intent: 'forget', kind: 'fact', id })).headers.get('location')).toBe(
      page(),
    );
    expect(await read()).toMatch(/line-through[^>]*><bdi lang="">No tea after four/);
    await send({ intent: 'restore', kind: 'fact', id });
    expect(await read()).not.toContain('line-through');
    await send({ intent: 'turn-off' });
    const off = await read();
    expect(off).toContain('asleep');
    expect(off).toContain('Forget everything');
    await send({ intent: 'forget', kind: 'everything' });
    expect(await read()).toContain('line-through');
    expect(await read('?tab=diary')).toContain('Written by AI');
    await send({ intent: 'choose', length: 'long', style: 'playful', language: '' });
    expect((await fan.get(path)).body).toMatchObject({
      preferences: { length: 'long', style: 'playful', language: null },
    });
    expect(await read('?tab=choices')).toMatch(/value="long" selected|selected="" value="long"/);
  });

  it('shows an error at its line, and refuses unknown input', async () => {
    await send({ intent: 'add', text: 'One' });
    const again = await send({ intent: 'add', text: 'One' });
    expect(again.status).toBe(400);
    expect(String(again.body)).toContain('This is already remembered.');
    expect((await send({ intent: 'dance' })).status).toBe(400);
    expect((await send({ intent: 'forget', kind: 'fact', id: 'x' })).status).toBe(400);
  });

  it('shows every entry as text, whatever it contains', async () => {
    await send({ intent: 'add', text: '<img src=x onerror=alert(1)>' });
    expect(await read()).not.toContain('<img src=x');
  });

  it('is empty before the first conversation', async () => {
    const other = await makeCharacter(site.db);
    const text = String((await fan.get(`/chats/${other.slug}/memory`)).body);
    expect(text).toContain('Say hello to');
  });
});
