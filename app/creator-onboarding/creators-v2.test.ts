import { afterAll, beforeAll, expect, it } from 'vitest';
import { creatorsSettings } from '~/domain/creators/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { logIn } from '~/app/testing/sign-in';
import { serviceKey, startSite, type TestSite } from '~/app/testing/start-site';
import { serviceKeyHeader } from '~/config/service-key';
import { newId } from '~/domain/shared/ids';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await writeSetting(site.owner, creatorsSettings, 'creator_applications_open', true);
});
afterAll(() => site.close());

const whole = {
  displayName: ['Nadia Brook'],
  birthDate: ['1997-03-14'],
  bio: ['Sommelier until two, awake until four. I order for you and am right.'],
  personality: ['Playful', 'Caring'],
  photoPreferences: ['Sfw'],
  tags: ['wine', 'late nights', 'cooking'],
  nicknames: ['Nad'],
  voicePreset: ['velvet'],
  'liveOption[website]': ['example.tv'],
  'liveOption[nickname]': ['nadia'],
  'pricingConfig[fanClubPrice]': ['7.99'],
};

const boundary = 'a-boundary-of-tests';
const partsOf = (fields: Record<string, string[]>) => {
  const parts = Object.entries(fields).flatMap(([name, values]) =>
    values.map(
      (value) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

const asCreator = async () => {
  const client = await logIn(site);
  await site.db('users').where({ id: client.userId }).update({ account_type: 'CreatorUser' });
  const send = (changes: Record<string, string[]> = {}) =>
    client.request('POST', '/api/v1/creators-v2', partsOf({ ...whole, ...changes }));
  return { client, send };
};

it('takes an application once, and answers it to its person and to services only', async () => {
  const { client, send } = await asCreator();
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send({ displayName: ['Other Name'] })).body).toMatchObject({
    displayName: 'Nadia Brook',
    birthDate: '1997-03-14',
    pricingConfig: { fanClubPrice: 7.99 },
    completedOnboarding: true,
  });
  const own = (await client.get('/api/v1/creators-v2')).body as { _id: string };
  expect(await site.db('creators').where({ user_id: client.userId })).toMatchObject([
    { id: own._id },
  ]);
  const other = await logIn(site);
  expect((await other.get('/api/v1/creators-v2')).status).toBe(404);
  expect((await other.get(`/api/v1/creators/${own._id}`)).status).not.toBe(200);
  const key = { headers: { [serviceKeyHeader({ PRODUCT_NAME: 'Nocturne' })]: serviceKey } };
  const read = await client.request('GET', `/api/v1/creators/${own._id}`, key);
  expect(read.body).toMatchObject({ _id: own._id });
  expect((await client.request('GET', `/api/v1/creators/${newId()}`, key)).status).toBe(404);
});

it.each([
  ['displayName', { displayName: ['Nadia Ellen Brook'] }],
  ['birthDate', { birthDate: [`${new Date().getUTCFullYear() - 17}-01-01`] }],
  ['birthDate', { birthDate: ['yesterday'] }],
  ['bio', { bio: ['short'] }],
  ['tags', { tags: ['wine', 'LS6 4BX', 'cooking'] }],
  ['voice_{emotion}', { voicePreset: [] }],
  ['pricingConfig[fanClubPrice]', { 'pricingConfig[fanClubPrice]': ['0.5'] }],
])('refuses what the wizard refuses: %s', async (field, changes) => {
  const { client, send } = await asCreator();
  const refused = await send(changes);
  expect(refused).toMatchObject({ status: 400, body: { data: { field } } });
  const own = await client.get('/api/v1/creators-v2');
  expect(own.body).toMatchObject({ completedOnboarding: false, displayName: '' });
});

it('names the state of refused photos', async () => {
  const { client, send } = await asCreator();
  await send({ bio: ['short'] });
  const { _id } = (await client.get('/api/v1/creators-v2')).body as { _id: string };
  await site.db('creator_photo_checks').where({ creator_id: _id }).update({ status: 'rejected' });
  expect(await send()).toMatchObject({
    status: 409,
    body: { data: { photoVerificationStatus: 'photo_verification_rejected' } },
  });
});
