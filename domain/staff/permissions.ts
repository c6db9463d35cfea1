import type { StaffRole } from './find-active-staff';
import {
  accessOf,
  includesLevel,
  staffRoles,
  type AccessLevel,
  type AccessLimit,
  type StaffArea,
} from './matrix';

export { staffRoles } from './matrix';

interface Needed {
  area: StaffArea;
  level: AccessLevel;
  /** A limit of the matrix with which the permission is not given. */
  unless?: AccessLimit;
}

const moderation = 'reports, moderation, cases, appeals';

/**
 * The level of access that each permission needs. A role has the permissions of its cells, and no others.
 * @public
 */
export const permissionNeeds = {
  /** Change their own ways to sign in. */
  'own-sign-in.change': { area: 'own account', level: 'write' },
  /** List reviews, flags, appeals and notices, without their evidence. */
  'moderation.read': { area: moderation, level: 'read' },
  /** Read the texts of people under review, and decide about their accounts. */
  'accounts.review': { area: moderation, level: 'approve' },
  /** Read refused words, and decide about the consequences. */
  'flags.review': { area: moderation, level: 'approve' },
  /** Decide about appeals against decisions of another team. */
  'appeals.answer': { area: moderation, level: 'approve' },
  /** Read notices of intimate images, and decide whether the content stays removed. */
  'notices.decide': { area: moderation, level: 'approve' },
  /** Read and answer questions, complaints and requests. */
  'cases.answer': { area: moderation, level: 'approve' },
  /** List the answers that staff choose from. */
  'canned-answers.read': { area: moderation, level: 'read' },
  /** Add, change and delete the answers that staff choose from. */
  'canned-answers.manage': { area: 'settings, overrides, tiers', level: 'write' },
  /** List staff with their roles. */
  'staff.read': { area: 'staff, roles, API keys', level: 'read' },
  /** Invite staff, change their roles, deactivate them and remove their second factors. */
  'staff.manage': { area: 'staff, roles, API keys', level: 'write' },
  /** List the plans of fan clubs. */
  'fanclub-plans.read': { area: 'fan-club plans', level: 'read' },
  /** Add, change and disable the plans of fan clubs. */
  'fanclub-plans.manage': { area: 'fan-club plans', level: 'write' },
  /** List redeem codes and their uses. */
  'redeem-codes.read': { area: 'plans, popups', level: 'read' },
  /** Create, issue, disable and enable redeem codes. */
  'redeem-codes.manage': { area: 'plans, popups', level: 'write' },
  /** Read the settings, quests, draws and leaderboard of gamification. */
  'gamification.read': { area: 'gamification', level: 'read' },
  /** Change the settings and quests of gamification. */
  'gamification.manage': { area: 'gamification', level: 'write' },
  /** List payments, orders, subscriptions, memberships, refunds and limits against fraud. */
  'money.read': { area: 'payments', level: 'read' },
  /**
   * Review payments and limits against fraud, request refunds, answer disputes, change subscriptions and
   * memberships for people, resolve differences of settlements, export the books.
   */
  'money.review': { area: 'payments', level: 'write' },
  /** Answer refunds that a colleague requested. */
  'money.approve': { area: 'payments', level: 'approve' },
  /** List payouts, payout methods and files of payouts. Numbers are hidden. */
  'payouts.read': { area: 'payouts', level: 'read' },
  /** Open numbers and files, put payouts on hold, and take files to banks. */
  'payouts.manage': { area: 'payouts', level: 'write' },
  /** Approve payout methods, and payouts up to the limit of one person. */
  'payouts.approve': { area: 'payouts', level: 'approve' },
  /** List creators, models and voices, without what is sealed. */
  'creators.read': { area: 'creators, models, voices', level: 'read' },
  /** Decide about creators, models and voices: approve, decline, send to KYC, change, remove. */
  'creators.decide': { area: 'creators, models, voices', level: 'approve' },
  /** List people, their accounts and former accounts. Addresses are masked. */
  'users.read': { area: 'users', level: 'read' },
  /** Create, change, delete and restore accounts, end sessions, show addresses, write notes. */
  'users.manage': { area: 'users', level: 'write' },
  /** Look at the site as a person who agreed. */
  'users.impersonate': { area: 'impersonation', level: 'write' },
  /** List the addresses that get no promotional mail, add one, and end an unsubscription. */
  'unsubscribes.manage': { area: 'e-mail unsubscribes', level: 'write' },
  /** Read and export acts of staff: their own, and with `actions.read-all` those of everyone. */
  'actions.read': { area: 'action log', level: 'read' },
  'actions.read-all': { area: 'action log', level: 'read', unless: 'own' },
  'queues.read': { area: 'job queues', level: 'read' },
  /** Retry and remove jobs. */
  'queues.change': { area: 'job queues', level: 'write' },
} as const satisfies Record<string, Needed>;

export type Permission = keyof typeof permissionNeeds;

/**
 * The permissions by name, for `docs/roles.md`.
 * @public
 */
export const permissions = Object.keys(permissionNeeds) as Permission[];

/** Checks whether a role has a permission: whether its cell of the matrix has the level. */
export function isPermitted(role: StaffRole, permission: Permission): boolean {
  const { area, level, unless }: Needed = permissionNeeds[permission];
  const cell = accessOf(role, area);
  if (!cell || !includesLevel(cell.level, level)) return false;
  return unless === undefined || cell.limit !== unless;
}

/** Returns the roles that have each permission. */
export const rolesByPermission = (): Record<string, StaffRole[]> =>
  Object.fromEntries(
    permissions.map((permission) => [
      permission,
      staffRoles.filter((role) => isPermitted(role, permission)),
    ]),
  );
