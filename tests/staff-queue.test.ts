import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser } from '~/db/testing';
import { flagContent } from '~/domain/moderation/flag-content';
import type { RefusedCategory } from '~/domain/moderation/verdict';
import { transact } from '~/domain/shared/transactions/transact';
import { formBody, formHeaders } from './security/testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

type Staff = Awaited<ReturnType<typeof signInStaff>>;

const read = async (staff: Staff, path: string) =>
  String((await staff.get(path)).body)
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '');
const post = (staff: Staff, path: string, fields: Record<string, string>) =>
  staff.request('POST', path, { body: formBody(fields), headers: formHeaders });
const placeOf = (answer: Awaited<ReturnType<typeof post>>) => answer.headers.get('location') ?? '';

async function flagged(category: RefusedCategory) {
  const { id } = await makeUser(site.db);
  await transact(site.domain, (trx) =>
    flagContent(site.domain, trx, {
      person: { kind: 'user', id },
      kind: 'message',
      finding: { category, layer: 'grammar', score: 0.5 },
      text: 'words',
    }),
  );
  const incident = await site.db('incidents').where({ person_id: id }).first('id');
  return `/admin/flags/${incident?.id}`;
}

it('is cleared by taking, opening and deciding one after the other, without scripts', async () => {
  const [mild, grave] = [await flagged('real_person'), await flagged('trafficking')];
  const nora = await signInStaff(site, 'manager');
  const queue = await read(nora, '/admin/queue');
  expect(queue).toContain('2 wait');
  expect(queue.indexOf(grave)).toBeLessThan(queue.indexOf(mild));

  const first = placeOf(await post(nora, '/admin/queue', { intent: 'next' }));
  expect(first).toBe(`${grave}?queue=all`);
  const before = await read(nora, first);
  expect(before).toContain('Yours until');
  expect(before).not.toContain('name="intent" value="strike"');
  const opened = String((await post(nora, first, { intent: 'open' })).body);
  expect(opened).toContain('name="intent" value="strike"');
  const second = placeOf(await post(nora, first, { intent: 'strike', flags: '1' }));
  expect(second).toBe(`${mild}?queue=all&decided=flags`);
  expect(await read(nora, second)).toContain('Decided.');
  const end = placeOf(await post(nora, second, { intent: 'no-violation', flags: '1' }));
  expect(await read(nora, end)).toContain('Nothing waits.');
});

it('shows what a colleague has, and refuses a decision without a claim with its input kept', async () => {
  const path = await flagged('minors');
  const [nora, omar] = [await signInStaff(site, 'manager'), await signInStaff(site, 'admin')];
  await post(nora, path, { intent: 'take' });
  const seen = await read(omar, `${path}?queue=flags`);
  expect(seen).toContain(`Taken by ${nora.staffId}@example.com until`);
  expect(seen).not.toContain('name="intent" value="strike"');
  for (const intent of ['open', 'take', 'strike']) {
    const refused = await post(omar, path, { intent, flags: '1' });
    expect(refused.status, intent).toBe(409);
    expect(String(refused.body)).toContain('A colleague has taken this.');
  }
  await post(nora, path, { intent: 'leave' });
  const late = await post(nora, path, { intent: 'strike', flags: '1' });
  expect(late.status).toBe(409);
  expect(String(late.body)).toContain('take it, then send it again');
  expect(String(late.body)).toContain('name="intent" value="strike"');
  const inspector = await signInStaff(site, 'inspectorAdmin');
  expect(await read(inspector, path)).not.toContain('value="take"');
  expect((await post(inspector, path, { intent: 'take' })).status).toBe(403);
  const nothing = placeOf(await post(inspector, '/admin/queue', { intent: 'next' }));
  expect(nothing).toBe('/admin/queue?kind=all&empty=1');
  const marketing = await signInStaff(site, 'marketingManager');
  expect((await marketing.get('/admin/queue')).status).toBe(403);
});
