import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffResources } from '~/app/staff-resources.server';
import { renderDocuments } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { newId } from '~/domain/shared/ids';
import { staffActs, type StaffActName } from '~/domain/staff/acts';
import { isPermitted, staffRoles, type Permission } from '~/domain/staff/permissions';
import { formBody, formHeaders } from './security/testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(() => site.close());

type Resource = (typeof staffResources)[number];

/** Returns the pages of a resource, each with its permission. */
const pagesOf = ({ name, permission, hasPages, create, exports, acts }: Resource) => {
  const ofAct = (act: StaffActName): Permission => staffActs[act].permission;
  return [
    [`/admin/${name}`, permission],
    ...(hasPages ? [[`/admin/${name}/${newId()}`, permission] as const] : []),
    ...(create ? [[`/admin/${name}/new`, ofAct(create.act)] as const] : []),
    ...(exports ? [[`/admin/${name}.csv`, ofAct(exports)] as const] : []),
    ...(Object.values(acts).some(({ bulk }) => bulk)
      ? [[`/admin/${name}/several/${newId()}`, permission] as const]
      : []),
  ] as const;
};

const statusOf = { list: 200, thing: 404 };

it.each(staffResources.map((resource) => [resource.name, resource] as const))(
  '%s is shown to roles with its permission, in words, and acts on no missing entry',
  async (name, resource) => {
    const checks = staffRoles.map((role): Check => [
      `as ${role}`,
      async () => {
        const staff = await signInStaff(site, role);
        const isAllowed = isPermitted(role, resource.permission);
        for (const [path, permission] of pagesOf(resource)) {
          const { status } = await staff.get(path);
          const isThing = path.includes(`/${name}/`) && !path.endsWith('new');
          const expected = isThing ? statusOf.thing : statusOf.list;
          const mayOpen = isAllowed && isPermitted(role, permission);
          expect(status, path).toBe(mayOpen ? expected : 403);
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
