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

/** Who may do what in the back office. What stands nowhere here, nobody may. */
const rolesOf = {
  /** Change what they themselves sign in with. */
  'own-sign-in.change': 'every-role',
  /** Read what people under review wrote, and decide about their accounts. */
  'accounts.review': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** Read refused words, and decide what follows from them. */
  'flags.review': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** Decide about appeals, where others than one's own team have decided before. */
  'appeals.answer': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** Read notices of intimate images, and decide whether what they took down stays down. */
  'notices.decide': ['superAdmin', 'admin', 'manager', 'usersManager'],
  /** See who works here, and take from others what they sign in with. */
  'staff.reset': ['superAdmin'],
  /** Add, change and switch off the plans that fan clubs are joined by. */
  'fanclub-plans.manage': ['superAdmin', 'admin', 'manager'],
  /** Look at payments and limits against fraud, give money back, answer disputes. */
  'money.review': ['superAdmin', 'admin', 'manager'],
  /** Read and export what staff did: their own acts, and with `actions.read-all` everybody's. */
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

/** Whether a role carries a permission. */
export function isPermitted(role: StaffRole, permission: Permission): boolean {
  const roles: 'every-role' | readonly StaffRole[] = rolesOf[permission];
  return roles === 'every-role' || roles.includes(role);
}

/** Returns the roles that carry each permission. */
export const rolesByPermission = (): Record<string, StaffRole[]> =>
  Object.fromEntries(
    permissions.map((permission) => [
      permission,
      staffRoles.filter((role) => isPermitted(role, permission)),
    ]),
  );
