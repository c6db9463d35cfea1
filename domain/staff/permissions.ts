import type { StaffRole } from './find-active-staff';

export const staffRoles = [
  'superAdmin',
  'admin',
  'inspectorAdmin',
  'manager',
  'usersManager',
  'usersInspectorManager',
  'marketingManager',
  'creatorsManager',
  'user',
] as const satisfies readonly StaffRole[];

/** The roles with each permission of the back office. Everything that is not listed is forbidden. */
const rolesOf = {
  /** Change their own ways to sign in. */
  'own-sign-in.change': 'every-role',
  /** Read the texts of people under review, and decide about their accounts. */
  'accounts.review': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** Read refused words, and decide about the consequences. */
  'flags.review': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** Decide about appeals against decisions of another team. */
  'appeals.answer': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** Read notices of intimate images, and decide whether the content stays removed. */
  'notices.decide': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** List staff, and remove the second factors of others. */
  'staff.reset': ['superAdmin'],
  /** Add, change and disable the plans of fan clubs. */
  'fanclub-plans.manage': ['superAdmin', 'admin', 'manager'],
  /** Read the settings, quests, draws and leaderboard of gamification. */
  'gamification.read': ['superAdmin', 'admin', 'inspectorAdmin', 'manager', 'marketingManager'],
  /** Change the settings and quests of gamification. */
  'gamification.manage': ['superAdmin', 'admin', 'manager', 'marketingManager'],
  /** Review payments and limits against fraud, make refunds, answer disputes. */
  'money.review': ['superAdmin', 'admin', 'manager'],
  /** Read and export acts of staff: their own, and with `actions.read-all` those of everyone. */
  'actions.read': [
    'superAdmin',
    'admin',
    'inspectorAdmin',
    'manager',
    'usersManager',
    'usersInspectorManager',
  ],
  'actions.read-all': ['superAdmin', 'admin', 'inspectorAdmin', 'manager'],
  'queues.read': 'every-role',
  /** Retry and remove jobs. */
  'queues.change': ['superAdmin'],
} as const satisfies Record<string, 'every-role' | readonly StaffRole[]>;

export type Permission = keyof typeof rolesOf;

const permissions = Object.keys(rolesOf) as Permission[];

/** Checks whether a role has a permission. */
export function isPermitted(role: StaffRole, permission: Permission): boolean {
  const roles: 'every-role' | readonly StaffRole[] = rolesOf[permission];
  return roles === 'every-role' || roles.includes(role);
}

/** Returns the roles that have each permission. */
export const rolesByPermission = (): Record<string, StaffRole[]> =>
  Object.fromEntries(
    permissions.map((permission) => [
      permission,
      staffRoles.filter((role) => isPermitted(role, permission)),
    ]),
  );
