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

/** The levels of access to an area; each includes those before it. */
const accessLevels = ['read', 'write', 'approve'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/**
 * Limits the highest level of a cell: `own` to the member's own acts, `no-secrets` to what is not secret,
 * `amount` to sums up to the limit of one person, above which a second one approves, and `of-creators` to
 * figures of creators.
 */
const accessLimits = ['own', 'no-secrets', 'amount', 'of-creators'] as const;
export type AccessLimit = (typeof accessLimits)[number];

interface Cell {
  level: AccessLevel;
  limit?: AccessLimit;
}

const r = { level: 'read' } as const;
const w = { level: 'write' } as const;
const a = { level: 'approve' } as const;
const writesUpToAmount = { level: 'write', limit: 'amount' } as const;

/** The access of each role to each area of the back office. Roles that are not listed have none. */
const accessMatrix = {
  /** A member's own page and ways to sign in. */
  'own account': {
    superAdmin: w,
    admin: w,
    inspectorAdmin: w,
    manager: w,
    usersManager: w,
    usersInspectorManager: w,
    marketingManager: w,
    creatorsManager: w,
    user: w,
  },
  'staff, roles, API keys': { superAdmin: w, admin: r, inspectorAdmin: r },
  'settings, overrides, tiers': {
    superAdmin: w,
    admin: w,
    inspectorAdmin: r,
    manager: { level: 'write', limit: 'no-secrets' },
  },
  'plans, popups': {
    superAdmin: w,
    admin: w,
    inspectorAdmin: r,
    manager: w,
    marketingManager: w,
  },
  'fan-club plans': {
    superAdmin: w,
    admin: w,
    inspectorAdmin: r,
    manager: w,
    creatorsManager: w,
  },
  users: {
    superAdmin: w,
    admin: w,
    inspectorAdmin: r,
    manager: w,
    usersManager: w,
    usersInspectorManager: r,
  },
  impersonation: { superAdmin: w, admin: w, usersManager: w },
  payments: {
    superAdmin: a,
    admin: a,
    inspectorAdmin: r,
    manager: writesUpToAmount,
    usersManager: writesUpToAmount,
    usersInspectorManager: r,
  },
  'creators, models, voices': {
    superAdmin: a,
    admin: a,
    inspectorAdmin: r,
    manager: a,
    creatorsManager: a,
  },
  payouts: {
    superAdmin: a,
    admin: a,
    inspectorAdmin: r,
    creatorsManager: { level: 'approve', limit: 'amount' },
  },
  'characters, posts, bundles, queues': {
    superAdmin: w,
    admin: w,
    inspectorAdmin: r,
    manager: w,
    marketingManager: w,
    creatorsManager: w,
  },
  'reports, moderation, cases, appeals': {
    superAdmin: a,
    admin: a,
    inspectorAdmin: r,
    manager: a,
    usersManager: a,
    usersInspectorManager: r,
  },
  gamification: {
    superAdmin: w,
    admin: w,
    inspectorAdmin: r,
    manager: w,
    marketingManager: w,
  },
  'action log': {
    superAdmin: r,
    admin: r,
    inspectorAdmin: r,
    manager: r,
    usersManager: { level: 'read', limit: 'own' },
    usersInspectorManager: { level: 'read', limit: 'own' },
  },
  statistics: {
    superAdmin: r,
    admin: r,
    inspectorAdmin: r,
    manager: r,
    marketingManager: r,
    creatorsManager: { level: 'read', limit: 'of-creators' },
  },
  'e-mail unsubscribes': {
    superAdmin: w,
    admin: w,
    usersManager: w,
    marketingManager: w,
  },
  /** The queues of background jobs. */
  'job queues': {
    superAdmin: w,
    admin: r,
    inspectorAdmin: r,
    manager: r,
    usersManager: r,
    usersInspectorManager: r,
    marketingManager: r,
    creatorsManager: r,
    user: r,
  },
} as const satisfies Record<string, Partial<Record<StaffRole, Cell>>>;

export type StaffArea = keyof typeof accessMatrix;

/**
 * The areas, for `docs/roles.md`.
 * @public
 */
export const staffAreas = Object.keys(accessMatrix) as StaffArea[];

/** Returns the access of a role to an area; null if it has none. */
export function accessOf(role: StaffRole, area: StaffArea): Cell | null {
  const cells: Partial<Record<StaffRole, Cell>> = accessMatrix[area];
  return cells[role] ?? null;
}

/** Checks whether one level includes another. */
export const includesLevel = (level: AccessLevel, other: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(other);
