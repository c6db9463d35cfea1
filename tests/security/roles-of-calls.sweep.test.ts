import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '~/app/endpoints';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks } from '~/db/testing/run-checks';
import { newId } from '~/domain/shared/ids';
import { staffActs } from '~/domain/staff/acts';
import { accessOf, staffAreas, type StaffArea } from '~/domain/staff/matrix';
import {
  isPermitted,
  permissionNeeds,
  permissions,
  rolesByPermission,
  staffRoles,
} from '~/domain/staff/permissions';
import { generousLimits } from './testing/generous-limits';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ rateLimits: generousLimits });
});
afterAll(() => site.close());

const calls = endpoints.flatMap((call) =>
  call.permission === null ? [] : [{ ...call, permission: call.permission }],
);

const isSignOut = ({ id }: { id: string }) => id === 'admin.auth-logout';

it.each(staffRoles)('%s may make the calls that the role allows, and no other', async (role) => {
  const client = await signInStaff(site, role);
  // Signing out comes last.
  const inOrder = calls.toSorted((one, other) => Number(isSignOut(one)) - Number(isSignOut(other)));
  const checks = inOrder.map(({ id, method, path, permission }) => {
    const address = `/api/v1${path.replaceAll(/\{\w+\}/g, newId())}`;
    return [
      id,
      async () => {
        const { status } = await client.request(method, address, {
          body: method === 'GET' ? undefined : '{}',
          headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
        });
        expect(status === 403, `${status}`).toBe(!isPermitted(role, permission));
      },
    ] as const;
  });
  await runChecks(checks.map(([name, check]) => [name, check]));
});

const cellText = (role: (typeof staffRoles)[number], area: StaffArea) => {
  const cell = accessOf(role, area);
  if (!cell) return '·';
  return `${cell.level.slice(0, 1)}${cell.limit ? ` (${cell.limit})` : ''}`;
};

it('docs/roles.md shows the permissions of each role', async () => {
  const may = (allowed: readonly string[]) =>
    staffRoles.map((role) => (allowed.includes(role) ? 'yes' : '·')).join(' | ');
  const line = (cells: string) => `| ${cells} |`;
  const rule = (columns: number) => line(Array.from({ length: columns }, () => '---').join(' | '));
  const acts = Object.entries<{ permission: string; resource: string; isFinal?: true }>(staffActs);
  const text = [
    '# Roles of staff',
    '',
    'Written by `npx vitest run tests/security/roles-of-calls.sweep.test.ts -u` from `domain/staff/matrix.ts`, `domain/staff/permissions.ts` and `domain/staff/acts.ts`.',
    '',
    '## Access by area',
    '',
    'Written from `domain/staff/matrix.ts`: r reads, w writes, a approves; each level includes those before it. Limits apply to the highest level of a cell: own covers the own acts alone, amount needs a second person above the limit of one person, no-secrets excludes secret values, of-creators covers figures of creators alone. Nobody approves what they asked for.',
    '',
    line(['area', ...staffRoles].join(' | ')),
    rule(staffRoles.length + 1),
    ...staffAreas.map((area) =>
      line([area, ...staffRoles.map((role) => cellText(role, area))].join(' | ')),
    ),
    '',
    '## Permissions',
    '',
    'Each is a level of access to an area.',
    '',
    line(['permission', 'area', 'level', ...staffRoles].join(' | ')),
    rule(staffRoles.length + 3),
    ...permissions.map((permission) => {
      const { area, level } = permissionNeeds[permission];
      const allowed = rolesByPermission()[permission] ?? [];
      return line(`\`${permission}\` | ${area} | ${level} | ${may(allowed)}`);
    }),
    '',
    '## Acts',
    '',
    'Each is carried out by `carryOut` and written to the action log; a final one asks a fresh proof.',
    '',
    line('act | done to | permission | final'),
    rule(4),
    ...acts.map(([name, { resource, permission, isFinal }]) =>
      line(`\`${name}\` | ${resource} | \`${permission}\` | ${isFinal ? 'yes' : '·'}`),
    ),
    '',
    '## Calls',
    '',
    line('call | permission'),
    rule(2),
    ...calls.map(({ method, path, permission }) =>
      line(`\`${method} ${path}\` | \`${permission}\``),
    ),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/roles.md');
});
