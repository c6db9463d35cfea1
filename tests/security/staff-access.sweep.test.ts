import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { newId } from '~/domain/shared/ids';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { isPermitted, staffRoles } from '~/domain/staff/permissions';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

/** The roles admitted to each page of the back office behind its sign-in. */
const rolesOf: Record<string, StaffRole[]> = {
  'admin/confirm': [...staffRoles],
  'admin/looks/:userId': ['superAdmin', 'admin', 'usersManager'],
  'admin/months/:id/:table.csv': ['superAdmin', 'admin', 'manager', 'usersManager'],
  'admin/queue': staffRoles.filter((role) => isPermitted(role, 'moderation.read')),
  'admin/search': [...staffRoles],
  'admin/security': [...staffRoles],
};
/** The pages of every resource: tests/resources.test.ts. */
const ofResources = [
  'admin/:resource',
  'admin/:resource.csv',
  'admin/:resource/:id',
  'admin/:resource/new',
  'admin/:resource/several',
  'admin/:resource/several/:run',
];

/** The page for a new password, which is open to everyone as the sign-in is. */
const beforeSignIn = ['admin/reset'];

it('has every page of the back office', () => {
  const inBackOffice = pages.map(({ path }) => path).filter((path) => path.startsWith('admin/'));
  expect(inBackOffice.sort()).toEqual(
    [...Object.keys(rolesOf), ...beforeSignIn, ...ofResources].sort(),
  );
});

it.each(Object.entries(rolesOf))('/%s requires its permission', async (path, allowed) => {
  const address = `/${path.replace(/:\w+/, newId())}`;
  const { action } = pages.find((page) => page.path === path)?.module ?? {};
  const checkFor = (role: StaffRole): Check => [
    `as ${role}`,
    async () => {
      const staff = await signInStaff(site, role);
      const sent = { body: formBody({ intent: 'none' }), headers: formHeaders };
      const isRefused = [
        (await staff.get(address)).status === 403,
        (await staff.request('POST', address, sent)).status === 403,
      ];
      const isAllowed = allowed.includes(role);
      expect(isRefused, 'refused by GET and POST').toEqual([
        !isAllowed,
        action !== undefined && !isAllowed,
      ]);
    },
  ];
  const sendsToSignIn: Check = [
    'without a session',
    async () => {
      const answer = await site.client().get(address);
      expect(answer.headers.get('location')).toBe('/admin');
    },
  ];
  await runChecks([...staffRoles.map(checkFor), sendsToSignIn], 3);
});
