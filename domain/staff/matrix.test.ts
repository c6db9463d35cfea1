import { expect, it } from 'vitest';
import { accessOf, staffAreas, staffRoles } from './matrix';
import { isPermitted, permissionNeeds, permissions } from './permissions';

/** The cells in the order of the roles: r read, w write, a approve, with a star if limited. */
const cells: Record<string, string> = {
  'own account': 'w w w w w w w w w',
  'staff, roles, API keys': 'w r r - - - - - -',
  'settings, overrides, tiers': 'w w r w* - - - - -',
  'plans, popups': 'w w r w - - w - -',
  'fan-club plans': 'w w r w - - - w -',
  users: 'w w r w w r - - -',
  impersonation: 'w w - - w - - - -',
  payments: 'a a r w* w* r - - -',
  'creators, models, voices': 'a a r a - - - a -',
  payouts: 'a a r - - - - a* -',
  'characters, posts, bundles, queues': 'w w r w - - w w -',
  'reports, moderation, cases, appeals': 'a a r a a r - - -',
  gamification: 'w w r w - - w - -',
  'action log': 'r r r r r* r* - - -',
  statistics: 'r r r r - - r r* -',
  'e-mail unsubscribes': 'w w - - w - w - -',
  'job queues': 'w r r r r r r r r',
};

it('gives each role the access to each area that the product specifies', () => {
  const found = staffAreas.map((area) => {
    const row = staffRoles.map((role) => {
      const cell = accessOf(role, area);
      return cell ? `${cell.level[0]}${cell.limit ? '*' : ''}` : '-';
    });
    return [area, row.join(' ')];
  });
  expect(Object.fromEntries(found)).toEqual(cells);
});

it.each(staffRoles)('%s has the permissions of its cells', (role) => {
  const levels = ['-', 'r', 'w', 'a'];
  for (const permission of permissions) {
    const { area, level, ...rest } = permissionNeeds[permission];
    const cell = cells[area]?.split(' ')[staffRoles.indexOf(role)] ?? '-';
    const isEnough = levels.indexOf(cell[0] ?? '') >= levels.indexOf(level[0] ?? '');
    const isLimited = 'unless' in rest && cell.endsWith('*');
    expect(isPermitted(role, permission), permission).toBe(isEnough && !isLimited);
  }
});
