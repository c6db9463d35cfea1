import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { newId } from '~/domain/shared/ids';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const roles: StaffRole[] = [
  'superAdmin',
  'admin',
  'inspectorAdmin',
  'manager',
  'usersManager',
  'usersInspectorManager',
  'marketingManager',
  'creatorsManager',
  'user',
];

/** Who is let into each page of the back office behind its sign-in. */
const rolesOf: Record<string, StaffRole[]> = {
  'admin/age-reviews': ['superAdmin', 'admin', 'manager', 'usersManager'],
  'admin/appeals': ['superAdmin', 'admin', 'manager', 'usersManager'],
  'admin/appeals/:strikeId': ['superAdmin', 'admin', 'manager', 'usersManager'],
  'admin/confirm': roles,
  'admin/flags': ['superAdmin', 'admin', 'manager', 'usersManager'],
  'admin/flags/:incidentId': ['superAdmin', 'admin', 'manager', 'usersManager'],
  'admin/security': roles,
  'admin/staff': ['superAdmin'],
  'admin/staff/:staffId/reset': ['superAdmin'],
};

it('has every page of the back office', () => {
  const inBackOffice = pages.map(({ path }) => path).filter((path) => path.startsWith('admin/'));
  expect(inBackOffice.sort()).toEqual(Object.keys(rolesOf).sort());
});

describe.each(Object.entries(rolesOf))('/%s', (path, allowed) => {
  const address = `/${path.replace(/:\w+/, newId())}`;

  it.each(roles)('asks %s for the permission, shown or sent to', async (role) => {
    const staff = await signInStaff(site, role);
    const sent = { body: formBody({ intent: 'none' }), headers: formHeaders };
    const isRefused = [
      (await staff.get(address)).status === 403,
      (await staff.request('POST', address, sent)).status === 403,
    ];
    const { action } = pages.find((page) => page.path === path)?.module ?? {};
    const isAllowed = allowed.includes(role);
    expect(isRefused).toEqual([!isAllowed, action !== undefined && !isAllowed]);
  });

  it('sends everybody else to the sign-in', async () => {
    const answer = await site.client().get(address);
    expect(answer.headers.get('location')).toBe('/admin');
  });
});
