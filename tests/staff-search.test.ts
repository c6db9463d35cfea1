import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser } from '~/db/testing';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

/** Returns the links of a search by a role, without those of the navigation. */
async function search(role: Parameters<typeof signInStaff>[1], text: string): Promise<string[]> {
  const staff = await signInStaff(site, role);
  const page = String((await staff.get(`/admin/search?q=${encodeURIComponent(text)}`)).body);
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  return [...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
}

it('finds people by their address or number with what may be done, and pages and acts by name', async () => {
  const { id, email } = await makeUser(site.db);
  const person = `/admin/users/${id}`;
  const found = [person, `${person}#act-change`, `${person}#act-state`, `${person}#act-delete`];
  expect(await search('usersManager', email.slice(0, 30))).toEqual([
    ...found,
    `/admin/looks/${id}`,
  ]);
  expect(await search('usersManager', id)).toContain(person);
  expect(await search('usersManager', `#${id}`)).toEqual([]);
  expect(await search('usersInspectorManager', `@${email}`)).toEqual([person]);
  expect(await search('usersManager', '>create')).toEqual(['/admin/users/new']);
  expect(await search('usersManager', 'deleted')).toContain('/admin/deleted-users');
});

it('shows a role nothing that its permissions do not', async () => {
  const { id, email } = await makeUser(site.db);
  for (const text of [id, email, 'users', '%', "' or 1=1 --", '\u0000', '>']) {
    const links = await search('creatorsManager', text);
    expect(
      links.filter((href) => /users|staff|payments/.test(href)),
      text,
    ).toEqual([]);
  }
});
