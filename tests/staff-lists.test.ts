import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeClub } from '~/db/testing';
import { bulkActs } from '~/domain/all-bulk-acts';
import { newId } from '~/domain/shared/ids';
import { actOnItems } from '~/domain/staff/bulk/act-on-items';
import { formBody, formHeaders } from './security/testing/pages';

let site: TestSite;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  staff = await signInStaff(site, 'admin');
  const { clubId } = await makeClub(site.domain);
  const now = new Date();
  const plan = {
    club_id: clubId,
    duration_type: 'Months',
    created_at: now,
    updated_at: now,
  } as const;
  await site.db('fanclub_plans').insert(
    Array.from({ length: 60 }, (_, index) => ({
      ...plan,
      id: newId(),
      duration: index + 1,
      price: 700 + index,
      is_active: index > 2,
    })),
  );
});
afterAll(() => site.close());

const list = '/admin/club-plans';
const read = async (path: string) =>
  String((await staff.get(path)).body)
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '');
const send = (path: string, fields: Record<string, string>) =>
  staff.request('POST', path, { body: formBody(fields), headers: formHeaders });
const linkIn = (page: string, label: string) =>
  new RegExp(`href="([^"]+)"[^>]*>(?:<svg(?:(?!</svg>).)*</svg>)?${label}<`).exec(page)?.[1] ?? '';

it('pages in both directions and states the place of the page', async () => {
  const first = await read(`${list}?state=on&sort=price&order=asc`);
  expect(first).toContain('1–50 of 57');
  expect(first).toContain('aria-sort="ascending"');
  const older = await read(linkIn(first, 'Older'));
  expect(older).toContain('51–57 of 57');
  expect(older).toContain('state=on');
  expect(await read(linkIn(older, 'Newer'))).toContain('1–50 of 57');
});

it('shows filters with their removal, and which one hides everything', async () => {
  const page = await read(`${list}?state=off`);
  expect(page).toContain('aria-label="Remove the filter State" ');
  expect(page).toContain(`href="${list}"`);
  const nothing = await read(`${list}?state=off&creatorId=${newId()}`);
  expect(nothing).toContain('No plans match.');
  expect(nothing).toMatch(
    /href="\/admin\/club-plans\?state=off"[^>]*>.{0,300}?Remove Creator number: [^<]+\(3\)/,
  );
  expect(nothing).not.toContain('Remove State:');
  expect(await read(`${list}?state=sideways&wings=2`)).toContain(
    'Left out, because this list doesn’t have it: State, wings',
  );
});

it('shows the selected columns, always with the first', async () => {
  const page = await read(`${list}?columns=price&columns=state`);
  const headings = [...page.matchAll(/<th scope="col".*?<\/th>/g)].map(([cell]) =>
    cell.replace(/<svg.*?<\/svg>|<[^>]+>/g, ''),
  );
  expect(headings).toEqual(['Club', 'Price', 'State']);
});

it('shows an item beside its list, with the rows above and below', async () => {
  const [, second] = await site.db('fanclub_plans').orderBy('price').limit(2).select('id');
  const page = await read(`${list}?sort=price&order=asc&peek=${second?.id ?? ''}`);
  expect(page).toContain('<aside aria-label="2 months · $7.01"');
  expect(page).toMatch(/aria-label="Previous"/);
  expect(page).toContain(`href="${list}/${second?.id ?? ''}#act-price"`);
  expect(await read(`${list}?peek=${newId()}`)).toContain('This no longer exists.');
});

it('keeps views: saves, changes, renames and deletes them, and undoes each change', async () => {
  const added = await send(`${list}?state=on&sort=price&order=asc`, {
    intent: 'view-add',
    name: 'Cheap',
  });
  const view = added.headers.get('location') ?? '';
  expect(view).toMatch(/^\/admin\/club-plans\?view=/);
  const shown = await read(view);
  expect(shown).toContain('1–50 of 57');
  expect(shown).not.toContain('>Changed<');
  expect((await send(list, { intent: 'view-add', name: 'cheap' })).status).toBe(409);
  expect((await send(list, { intent: 'view-add', name: ' ' })).status).toBe(400);

  const changed = `${view}&state=off&sort=price&order=desc`;
  expect(await read(changed)).toContain('>Changed<');
  const saved = await send(changed, { intent: 'view-save' });
  expect(await read(saved.headers.get('location') ?? '')).toContain('The view was saved.');
  expect(await read(view)).toContain('1–3 of 3');
  const id = view.split('=')[1] ?? '';
  await send(list, { intent: 'view-undo', view: id });
  expect(await read(view)).toContain('1–50 of 57');

  await send(view, { intent: 'view-rename', name: 'Cheapest' });
  expect(await read(list)).toContain('Cheapest');
  const deleted = await send(view, { intent: 'view-delete' });
  expect(await read(deleted.headers.get('location') ?? '')).toContain('The view was deleted.');
  expect(await read(list)).not.toContain('Cheapest');
  expect(await read(view)).toContain('This view no longer exists.');
  await send(list, { intent: 'view-undo', view: id });
  expect(await read(list)).toContain('Cheapest');

  await site.db('staff_views').where({ id }).update({ query: 'moon=full&state=off' });
  const old = await read(view);
  expect(old).toContain('this list doesn’t have it: moon');
  expect(old).toContain('1–3 of 3');

  const colleague = await signInStaff(site, 'admin');
  expect(String((await colleague.get(list)).body)).not.toContain('Cheapest');
  const theirs = { body: formBody({ intent: 'view-delete', view: id }), headers: formHeaders };
  expect((await colleague.request('POST', list, theirs)).status).toBe(404);
});

const planIds = async (where: Record<string, unknown> = {}) =>
  (await site.db('fanclub_plans').where(where).orderBy('price').select('id')).map(({ id }) => id);

it('acts on selected items after a review, names what is left out, and undoes it', async () => {
  const [off = '', , , first = '', second = ''] = await planIds();
  const chosen = new URLSearchParams([
    ['act', 'off'],
    ...[off, first, second].map((id) => ['id', id]),
  ]);
  const sent = { body: chosen.toString(), headers: formHeaders };
  const planned = await staff.request('POST', `${list}/several`, sent);
  const run = planned.headers.get('location') ?? '';
  const draft = await read(run);
  expect(draft).toContain('2 of 3 fit');
  expect(draft).toContain('Left out: it doesn’t fit');
  await send(run, { intent: 'off' });
  expect(await read(run)).toContain('0 of 3 handled');
  await actOnItems(site.domain, bulkActs, run.split('/').at(-1) ?? '');
  const result = await read(run);
  for (const part of ['3 of 3 handled', '2 done', '1 left out']) expect(result).toContain(part);
  const undone = await send(run, { intent: 'undo' });
  expect(await read(undone.headers.get('location') ?? '')).toContain('2 of 2 fit');
  const colleague = await signInStaff(site, 'admin');
  expect((await colleague.get(run)).status).toBe(404);
});

it('acts on all that match only after their number was typed', async () => {
  const all = await send(`${list}/several?state=on`, { act: 'off', all: 'yes' });
  const run = all.headers.get('location') ?? '';
  const count = (await planIds({ is_active: true })).length;
  expect(await read(run)).toContain(`Type ${count} to go ahead`);
  const refused = await send(run, { intent: 'off', typed: '3' });
  expect(refused.status).toBe(400);
  await send(run, { intent: 'off', typed: String(count) });
  expect(await read(run)).toContain(`0 of ${count} handled`);
  await send(run, { intent: 'stop' });
  expect(await read(run)).toContain('It was stopped.');
  const nothing = await send(`${list}/several`, { act: 'off' });
  expect(nothing.status).toBe(400);
  expect((await send(`${list}/several`, { act: 'delete', all: 'yes' })).status).toBe(400);
});

it('undoes an act in place, and shows what a colleague changed meanwhile with the input kept', async () => {
  const [id = ''] = await planIds({ is_active: true });
  const page = `${list}/${id}`;
  const done = await send(page, { intent: 'off', seen: 'none', key: newId() });
  const shown = await read(done.headers.get('location') ?? '');
  expect(shown).toContain('Switched off.');
  expect(shown).toMatch(/name="intent" value="on"[^>]*>Undo</);
  const late = { intent: 'price', price: '12.5', seen: 'none', key: newId() };
  const conflict = await staff.request('POST', page, {
    body: formBody(late),
    headers: formHeaders,
  });
  expect(conflict.status).toBe(409);
  const body = String(conflict.body);
  expect(body).toContain('Someone else has changed this since you opened it.');
  expect(body).toContain('isActive: true');
  expect(body).toContain('value="12.5"');
  const [last] = await site.db('staff_actions').where({ resource_id: id }).select('id');
  expect(body).toContain(`name="seen" value="${last?.id ?? ''}"`);
});

it('counts on the first page what waits for the role', async () => {
  const page = await read('/admin');
  expect(page).toMatch(/href="\/admin\/payments\?review=waits".*?Payments.*?>0</);
  expect(page).toContain('href="/admin/flags"');
  const marketing = await signInStaff(site, 'marketingManager');
  expect(String((await marketing.get('/admin')).body)).not.toContain('Waiting for you');
});
