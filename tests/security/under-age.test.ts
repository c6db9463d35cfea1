import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/app/api/endpoints';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { isOpenToEveryAge, underAgeCookie } from '~/app/session/age';
import { makeCharacter } from '~/db/testing';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const refused = { status: 403, body: { message: 'This site is for adults only' } };
const calls = endpoints.filter(({ method }) => method !== 'GET');
const actions = pages
  .filter(({ hasAction }) => hasAction)
  .map(({ path }) => `/${path.replace(':slug', 'nobody')}`);

async function tooYoung(isSignedIn: boolean) {
  const client = isSignedIn ? await logIn(site) : site.client();
  client.cookies.set(underAgeCookie, '1');
  return client;
}

describe('from a browser in which somebody said that they are too young', () => {
  it.each([false, true])('no call is carried out (signed in: %s)', async (isSignedIn) => {
    const client = await tooYoung(isSignedIn);
    for (const { method, path } of calls) {
      const answer = await client.request(method, `/api/v1${path}`);
      expect(answer, `${method} ${path}`).toMatchObject(refused);
    }
    const { id: characterId } = await makeCharacter(site.db);
    expect(await client.post('/api/v1/chats', { characterId })).toMatchObject(refused);
    expect(await site.db('chats').where({ character_id: characterId })).toEqual([]);
  });

  it('no form is taken but those that are open to everybody', async () => {
    const client = await tooYoung(false);
    const send = (path: string) =>
      client.request('POST', path, { body: formBody({}), headers: formHeaders });
    expect(actions.filter(isOpenToEveryAge)).toContain('/contact');
    for (const path of actions) {
      const { status } = await send(path);
      if (isOpenToEveryAge(path)) expect(status, path).not.toBe(403);
      else expect([status, (await send(`${path}.data`)).status], path).toEqual([403, 403]);
    }
  });
});
