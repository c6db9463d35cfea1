import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { issueGuestToken } from '~/domain/viewers/guests';
import { writeSetting } from '~/domain/settings/write-setting';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';
import { ageChecksSettings } from '~/domain/age-checks/settings';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ config: { COUNTRY_HEADER: 'x-country', TRUSTED_PROXIES: 1 } });
  await writeSetting(site.db, ageChecksSettings, 'age_check_countries', ['GB']);
});
afterAll(() => site.close());

const from = (country: string) => ({ 'x-country': country });
const refusal = {
  status: 403,
  body: { message: 'Age check required', data: { code: 'age-check-required' } },
};

describe('a user who must pass an age check first', () => {
  it('opens no conversation by a call', async () => {
    const client = site.client();
    client.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
    const { id: characterId } = await makeCharacter(site.db);
    const open = (headers = {}) => client.post('/api/v1/chats', { characterId }, headers);
    expect(await open(from('GB'))).toMatchObject(refusal);
    // The requirement is stored for this person from now on.
    expect(await open()).toMatchObject(refusal);
    expect(await site.db('chats').where({ character_id: characterId })).toEqual([]);
    expect(await client.get('/api/v1/chats', { headers: from('GB') })).toMatchObject({
      status: 200,
    });
  });

  it('gets no token to call with', async () => {
    const client = await logIn(site);
    const token = (country: string) =>
      client.get('/api/v1/auth/webrtc-token', { headers: from(country) });
    expect(await token('GB')).toMatchObject(refusal);
    expect(await token('IE')).toMatchObject({ status: 200 });
  });

  it('is no one in another country', async () => {
    const client = await logIn(site);
    const { id: characterId } = await makeCharacter(site.db);
    const opened = await client.post('/api/v1/chats', { characterId }, from('IE'));
    expect(opened).toMatchObject({ status: 201 });
  });
});

it('ignores the country header without a trusted proxy', async () => {
  const open = await startSite({ config: { COUNTRY_HEADER: 'x-country', TRUSTED_PROXIES: 0 } });
  await writeSetting(open.db, ageChecksSettings, 'age_check_countries', ['GB']);
  const client = await logIn(open);
  const { id: characterId } = await makeCharacter(open.db);
  const opened = await client.post('/api/v1/chats', { characterId }, from('GB'));
  expect(opened).toMatchObject({ status: 201 });
  await open.close();
});
