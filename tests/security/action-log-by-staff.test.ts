import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { newId } from '~/domain/shared/ids';
import { carryOut } from '~/domain/staff/carry-out';
import { someStaff } from '~/domain/staff/testing/some-staff';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const calls = '/api/v1/admins/actions-logger';

it('shows the acts of staff by page, file and call, and to some roles only their own', async () => {
  const id = newId();
  const by = someStaff('admin');
  await carryOut(site.domain, { ...by, reason: 'They asked' }, { act: 'payment.refund', id }, () =>
    Promise.resolve({ ok: true, change: { after: { minor: 790 } } } as const),
  );
  const [admin, manager, marketing] = [
    await signInStaff(site, 'admin'),
    await signInStaff(site, 'usersManager'),
    await signInStaff(site, 'marketingManager'),
  ];
  const narrowed = `?action=payment.refund&resourceId=${id}`;
  const page = String((await admin.get(`/admin/actions${narrowed}`)).body);
  for (const part of ['Refunded a payment', id, 'They asked', 'minor: 790', '1 act']) {
    expect(page).toContain(part);
  }
  expect(page).toContain(`/admin/actions.csv?action=payment.refund&amp;resourceId=${id}`);
  const file = await admin.get(`/admin/actions.csv${narrowed}`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(String(file.body)).toContain(id);
  expect((await admin.get(`${calls}${narrowed}`)).body).toMatchObject({
    items: [{ staffId: by.staffId, role: 'admin', action: 'payment.refund', resourceId: id }],
    total: 1,
    isTotalMore: false,
    nextCursor: null,
  });
  expect((await admin.get(`${calls}/resources`)).body).toContainEqual({
    resource: 'refund',
    actions: ['refund.approve', 'refund.decline'],
  });
  expect((await admin.get(`${calls}?action=nothing`)).status).toBe(400);

  const own = String((await manager.get(`/admin/actions${narrowed}`)).body);
  expect(own).toContain('What you did');
  expect(own).not.toContain('They asked');
  expect((await manager.get(`${calls}${narrowed}`)).body).toMatchObject({ items: [], total: 0 });
  for (const path of ['/admin/actions', '/admin/actions.csv', calls]) {
    expect((await marketing.get(path)).status, path).toBe(403);
  }
});
