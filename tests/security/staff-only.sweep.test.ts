import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '~/app/endpoints';
import { staffResources } from '~/app/staff-resources.server';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makePost, makeStaff, makeStory } from '~/db/testing';
import { flagContent } from '~/domain/moderation/flag-content';
import { transact } from '~/domain/shared/transactions/transact';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';
import { enterAs, roles, type Role } from './testing/people';

let site: TestSite;
/** The values for each parameter of an address. */
let parts: Record<string, string>;
const words = 'words that staff alone may read';
const staffEmail = 'staff-only@example.com';

beforeAll(async () => {
  site = await startSite({ renderPages });
  const { id: characterId, slug } = await makeCharacter(site.db);
  const { id: postId } = await makePost(site.db, { characterId });
  await makeStory(site.db, { characterId });
  await makeStaff(site.db, { email: staffEmail });
  parts = { slug, postId, id: postId, characterId, characterSlug: slug, kind: 'contact' };
});
afterAll(() => site.close());

const isMarked = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes(
    '"staffOnly":true',
  );

it('staff-only data is marked in its schema, and absent from answers of calls that are not for staff', () => {
  const plain = staffResources.filter(({ schema }) => !isMarked(schema)).map(({ name }) => name);
  // Fans see these details of a plan, too.
  expect(plain).toEqual(['club-plans']);
  const others = endpoints.filter(({ access }) => access !== 'staff');
  expect(others.filter(({ answer }) => isMarked(answer)).map(({ id }) => id)).toEqual([]);
});

const filled = (path: string, mark: RegExp) =>
  path.replace(mark, (_, name: string) => parts[name] ?? 'x');
const addresses = () => [
  ...pages.map(({ path }) => `/${filled(path, /\$(\w+)/g)}`),
  ...endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => `/api/v1${filled(path, /\{(\w+)\}/g)}`),
];
const outsiders = roles.filter((role): role is Exclude<Role, 'staff'> => role !== 'staff');

const flag = (id: string) =>
  transact(site.domain, (trx) =>
    flagContent(site.domain, trx, {
      person: { kind: 'user', id },
      characterId: parts['characterId'] ?? '',
      kind: 'message',
      finding: { category: 'minor_self', layer: 'grammar', score: 0.987654 },
      text: words,
    }),
  );

it.each(outsiders)(
  'staff-only data is shown to %s on no page and by no call, not even about themselves',
  async (role) => {
    const client = await enterAs(site, role);
    const id = 'userId' in client && typeof client.userId === 'string' ? client.userId : null;
    await flag(id ?? parts['characterId'] ?? '');
    const leaks: string[] = [];
    for (const address of addresses()) {
      const answer = JSON.stringify((await client.get(address)).body ?? '');
      if ([words, '0.987654', staffEmail].some((secret) => answer.includes(secret)))
        leaks.push(address);
    }
    expect(leaks).toEqual([]);
  },
);

it('staff-only data is shown to staff', async () => {
  const client = await enterAs(site, 'member');
  const { userId: id } = client as typeof client & { userId: string };
  await site.db('users').where({ id }).update({ state: 'under_age_review' });
  await site
    .db('age_reviews')
    .insert({ person_id: id, person_kind: 'user', arose_at: new Date(), held_at: new Date() });
  await flag(id);
  const staff = await signInStaff(site, 'superAdmin');
  const opened = await staff.request('POST', `/admin/age-reviews/${id}`, {
    body: formBody({ intent: 'open' }),
    headers: formHeaders,
  });
  const shown = JSON.stringify(opened.body);
  expect(shown).toContain(words);
  expect(shown).toContain('grammar · 0.99');
  expect(JSON.stringify((await staff.get(`/admin/staff?email=${staffEmail}`)).body)).toContain(
    staffEmail,
  );
});
