import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { renderDocuments } from '~/app/testing/documents';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { signMediaAddresses } from '~/app/kit/http/context/media-addresses';
import { makePost } from '~/db/testing';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { mediaSettings } from '~/domain/media/settings';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const form = '/report/intimate-image';
type Client = Pick<ReturnType<TestSite['client']>, 'request'>;
const post = (client: Client, path: string, values: Record<string, string>) =>
  client.request('POST', path, { body: formBody(values), headers: formHeaders });
const filledIn = (addresses: string) => ({
  name: 'Ada Moreau',
  email: `${newId()}@example.com`,
  standing: 'myself',
  addresses,
  shows: 'intimate-without-consent',
  goodFaith: 'on',
  truthful: 'on',
  signature: 'Ada Moreau',
});
async function makeShown() {
  const { id } = await makePost(site.db);
  const key = `posts/${id}/w360.webp`;
  const create = { width: 90, height: 120, channels: 3 as const, background: '#334' };
  const bytes = await sharp({ create }).webp().toBuffer();
  await site.storage.put(key, bytes, { contentType: 'image/webp' });
  const sign = signMediaAddresses(site.handles, await site.domain.settings(mediaSettings));
  return { id, file: sign(key), named: `${site.handles.config.PUBLIC_URL}/explorer?postId=${id}` };
}
const isPublished = async (id: string) =>
  (await site.db('posts').where({ id }).first('is_published'))?.is_published;
const noticesOf = (email: string) => site.db('cases').where({ email, kind: 'intimate-image' });

/** Waits until a file returns this status: each process learns within a second which files are withheld. */
const expectStatus = (client: ReturnType<typeof site.client>, file: string, status: number) =>
  eventually(async () => expect((await client.get(file)).status).toBe(status));

it('reports missing input at each field, and takes nothing down', async () => {
  const { id, named } = await makeShown();
  const whole = filledIn(named);
  const invalid = (field: keyof typeof whole, value: string, says: string): Check => [
    `${field}: ${says}`,
    async () => {
      const answer = await post(site.client(), form, { ...whole, [field]: value });
      expect(answer.status).toBe(400);
      expect(String(answer.body)).toContain(says);
    },
  ];
  await runChecks([
    invalid('name', '', 'Tell us your name'),
    invalid('standing', '', 'Choose who you are'),
    invalid('standing', 'verified-model', 'Choose who you are'),
    invalid('addresses', ' \n ', 'Add at least one link'),
    invalid('addresses', `${named}\n`.repeat(11), 'You can list up to ten links'),
    invalid('addresses', `${named}${'x'.repeat(500)}`, 'This text is too long'),
    invalid('shows', 'boring', 'Choose what it shows'),
    invalid('goodFaith', '', 'Confirm this to go on'),
    invalid('truthful', '', 'Confirm this to go on'),
    invalid('signature', '', 'Type your name to sign'),
  ]);
  expect([await isPublished(id), await noticesOf(whole.email)]).toEqual([true, []]);
});

it('takes down the images that a visitor reports, until staff restore them', async () => {
  const { id, file, named } = await makeShown();
  const visitor = site.client();
  expect((await visitor.get(file)).status).toBe(200);
  const values = filledIn(`${named}\r\nhttps://elsewhere.example/1`);
  const sent = await post(visitor, form, values);
  const received = sent.headers.get('location') ?? '';
  expect([sent.status, received]).toEqual([302, expect.stringMatching(/^\/case\?received=/)]);
  expect(String((await visitor.get(received)).body)).toContain('1 link leads to nothing');
  const owner = await logIn(site);
  for (const client of [visitor, owner]) await expectStatus(client, file, 404);
  expect(await isPublished(id)).toBe(false);

  const [row] = await noticesOf(values.email);
  const path = `/admin/notices/${row?.id}`;
  const staff = await signInStaff(site, 'manager');
  expect(String((await staff.get('/admin/notices')).body)).toContain(row?.reference);
  expect(String((await staff.get(path)).body)).not.toContain('elsewhere.example');
  const opened = String((await post(staff, path, { intent: 'open' })).body);
  expect(opened).toContain('elsewhere.example');
  expect(opened).toContain('data:image/jpeg;base64,');
  expect((await post(staff, path, { intent: 'reverse' })).status).toBe(302);
  await expectStatus(visitor, file, 200);
  expect(await isPublished(id)).toBe(true);
  expect((await post(staff, path, { intent: 'uphold' })).status).toBe(409);
});
