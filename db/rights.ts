/** Kinds of logins of the database: one for each process, and one for commands and staff. */
export const loginKinds = ['web', 'realtime', 'worker', 'staff'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** The group whose rights a login of a kind has. */
export const groupOf = (kind: LoginKind): string => `nocturne_app_${kind}`;

type Writing = 'insert' | 'update' | 'delete';

interface Withheld {
  /** Tables by what a login may not do to their rows. */
  rows: Readonly<Partial<Record<Writing, readonly string[]>>>;
  functions: readonly string[];
}

/** Settings and everything on sale: written by commands. */
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

/** Reports of processors and their differences from our books: written by jobs and commands. */
const settlements = ['settlement_differences', 'settlement_reports', 'settlement_rows'];

/** Records of money, which the worker alone removes after their retention. */
const records = ['disputes', 'orders', 'payment_debts', 'payments', 'refunds'];

/** Credentials beside passwords, which trigger `users_password` guards. */
const credentials = ['authenticator_apps', 'passkeys', 'recovery_codes', 'social_identities'];

/** State of the relay. */
const relayed = ['relay_leases', 'relay_state'];

const ofStaff = ['staff'];

/**
 * Rights of the whole application (the group `nocturne_app`, as migrations grant them) that a kind of
 * login lacks, since its process does not need them: a fault in a process, or its stolen address, can do
 * what that process does and no more.
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
      update: [...published, ...settlements, ...relayed, ...ofStaff, 'mail_deliveries', 'outbox'],
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
        'sessions',
        'staff_sessions',
        'users',
      ],
      update: [...published, ...ofStaff],
      delete: [...published, ...ofStaff],
    },
    functions: ['close_month', 'keep_trial_balance', 'lock_staff_account'],
  },
  staff: {
    rows: { update: ['outbox', ...relayed], delete: [...records, ...relayed] },
    functions: [],
  },
};

/** Tables and views that a gateway reads. */
export const readByRealtime = [
  'accounts',
  'age_checks',
  'age_reviews',
  'guests',
  'sessions',
  'settings',
] as const;

/** Columns that a gateway writes: which token of a session has arrived. */
export const writtenByRealtime = [{ table: 'sessions', column: 'confirmed_generation' }] as const;
