/** The kinds of database logins: one for each process, and one for commands and staff. */
export const loginKinds = ['web', 'realtime', 'worker', 'staff'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** Returns the group with the rights of a kind of login. */
export const groupOf = (kind: LoginKind): string => `nocturne_app_${kind}`;

type Writing = 'insert' | 'update' | 'delete';

interface Withheld {
  /** Tables by the operation on their rows that a login may not do. */
  rows: Readonly<Partial<Record<Writing, readonly string[]>>>;
  functions: readonly string[];
}

/** Settings and everything on sale, written by commands. */
const published = [
  'feature_flags',
  'model_overrides',
  'plan_prices',
  'plan_special_offers',
  'settings',
  'smart_token_tier_terms',
  'smart_token_tiers',
  'subscription_bonus_offers',
  'subscription_plans',
  'token_bonus_offers',
  'token_offer_terms',
  'token_offers',
];

/** Reports of processors and their differences from our ledger, written by jobs and commands. */
const settlements = ['settlement_differences', 'settlement_reports', 'settlement_rows'];

/** Financial records, which only the worker removes, after their retention. */
const records = ['disputes', 'orders', 'payment_debts', 'payments', 'refunds'];

/** Credentials other than passwords, which the trigger `users_password` protects. */
const credentials = ['authenticator_apps', 'passkeys', 'recovery_codes', 'social_identities'];

/** The state of the relay. */
const relayed = ['relay_leases', 'relay_state'];

const ofStaff = ['staff'];

/**
 * Rights of the whole application (the group `nocturne_app`, as migrations grant them) that a kind of login
 * lacks because its process does not need them. A fault in a process, or its stolen address, can then do no
 * more than that process does.
 */
export const withheld: Readonly<Record<Exclude<LoginKind, 'realtime'>, Withheld>> = {
  web: {
    rows: {
      insert: [
        ...published,
        ...settlements,
        ...relayed,
        ...ofStaff,
        'earned_periods',
        'ledger_reconciliations',
        'mail_deliveries',
      ],
      // Staff explain differences on their pages.
      update: [
        ...published,
        'settlement_reports',
        'settlement_rows',
        ...relayed,
        ...ofStaff,
        'mail_deliveries',
        'outbox',
      ],
      delete: [
        ...published,
        ...settlements,
        ...records,
        ...relayed,
        ...ofStaff,
        'mail_deliveries',
        'outbox',
        'users',
      ],
    },
    functions: [
      'close_month',
      'keep_trial_balance',
      'take_ledger_snapshots',
      'trim_ledger_snapshots',
      'trim_security_log',
    ],
  },
  worker: {
    rows: {
      insert: [
        ...published,
        ...credentials,
        ...ofStaff,
        'earned_periods',
        'gamification_draws',
        'gamification_tasks',
        'sessions',
        'staff_sessions',
        'users',
      ],
      update: [...published, ...ofStaff, 'gamification_tasks'],
      delete: [...published, ...ofStaff],
    },
    functions: [
      'close_month',
      'keep_trial_balance',
      'change_staff',
      'invite_staff',
      'lock_staff_account',
      'note_staff_joined',
      'set_staff_password',
      'write_gamification_setting',
    ],
  },
  staff: {
    rows: { update: ['outbox', ...relayed], delete: [...records, ...relayed] },
    functions: [],
  },
};

/** The tables and views that a gateway reads. */
export const readByRealtime = [
  'accounts',
  'age_checks',
  'age_reviews',
  'guests',
  'sessions',
  'settings',
] as const;

/** The columns that a gateway writes: the generation of a session's token that has arrived. */
export const writtenByRealtime = [{ table: 'sessions', column: 'confirmed_generation' }] as const;
