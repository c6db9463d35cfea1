import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffResources } from '~/app/staff-resources.server';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { newId } from '~/domain/shared/ids';
import { isPermitted, staffRoles } from '~/domain/staff/permissions';
import { formBody, formHeaders } from './security/testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

const pagesOf = ({ name, hasPages, create, exports, acts }: (typeof staffResources)[number]) => [
  `/admin/${name}`,
  ...(hasPages ? [`/admin/${name}/${newId()}`] : []),
  ...(create ? [`/admin/${name}/new`] : []),
  ...(exports ? [`/admin/${name}.csv`] : []),
  ...Object.entries(acts).flatMap(([act, { isBulk }]) =>
    isBulk ? [`/admin/${name}/several?act=${act}&id=${newId()}`] : [],
  ),
];

const statusOf = { list: 200, thing: 404 };

it.each(staffResources.map((resource) => [resource.name, resource] as const))(
  '%s is shown to roles with its permission, in words, and acts on no missing entry',
  async (name, resource) => {
    const checks = staffRoles.map((role): Check => [
      `as ${role}`,
      async () => {
        const staff = await signInStaff(site, role);
        const isAllowed = isPermitted(role, resource.permission);
        for (const path of pagesOf(resource)) {
          const { status } = await staff.get(path);
          const isThing = path.includes(`/${name}/`) && !/new$|several/.test(path);
          const expected = isThing ? statusOf.thing : statusOf.list;
          expect(status, path).toBe(isAllowed ? expected : 403);
        }
        const home = String((await staff.get('/admin/security')).body);
        expect(home.includes(`href="/admin/${name}"`), 'linked').toBe(isAllowed);
      },
    ]);
    const allowed = staffRoles.filter((role) => isPermitted(role, resource.permission));
    const staff = await signInStaff(site, allowed[0] ?? 'superAdmin');
    const list: Check = [
      'its list',
      async () => {
        const body = String(
          (await staff.get(`/admin/${name}?cursor=made.up&sort=constructor&order=asc`)).body,
        );
        // A key without a translation would be displayed as itself.
        expect(
          body.match(new RegExp(`>(staff:)?(${name}|resource|refused)\\.[a-z]`, 'g')),
        ).toBeNull();
      },
    ];
    const acts = Object.entries(resource.acts).map(([act, { act: logged }]): Check => [
      `${act} of nothing`,
      async () => {
        const id = newId();
        const sent = { body: formBody({ intent: act, reason: 'why' }), headers: formHeaders };
        const answer = await staff.request('POST', `/admin/${name}/${id}`, sent);
        expect(answer.status).toBeGreaterThanOrEqual(300);
        expect(await site.db('staff_actions').where({ act: logged, resource_id: id })).toEqual([]);
      },
    ]);
    const unknown: Check = [
      'an act that there is not',
      async () => {
        for (const intent of ['fly', 'constructor']) {
          const sent = { body: formBody({ intent }), headers: formHeaders };
          const { status } = await staff.request('POST', `/admin/${name}/${newId()}`, sent);
          expect(status, intent).toBe(400);
        }
        expect((await staff.get(`/admin/${name}?done=constructor`)).status).toBe(200);
      },
    ];
    await runChecks([...checks, list, ...acts, unknown], 2);
  },
);
