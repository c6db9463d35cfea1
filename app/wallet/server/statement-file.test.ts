import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

it.each(['csv', 'pdf'])('a %s has the current month unless another is requested', async (kind) => {
  const client = await logIn(site);
  const path = `/settings/statement.${kind}`;
  const month = site.domain.now().toISOString().slice(0, 7);
  const nameOf = async (method: string, search: string) => {
    const { status, headers } = await client.request(method, path + search);
    return [status, headers.get('content-disposition')];
  };
  const current = [200, `attachment; filename="statement-${month}.${kind}"`];
  expect(await nameOf('GET', '')).toEqual(current);
  expect(await nameOf('HEAD', '')).toEqual(current);
  expect(await nameOf('GET', '?month=2026-01')).toEqual([
    200,
    `attachment; filename="statement-2026-01.${kind}"`,
  ]);
  expect((await client.get(`${path}?month=2026-13`)).status).toBe(404);
});
