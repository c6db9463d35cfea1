/** Who signs in to the database: the processes, and whoever runs them, by commands and as staff. */
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

/** What is on sale, and how the product is set: published by commands. */
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

/** What is closed and reconciled with, by command and by job. */
const settlements = ['settlement_differences', 'settlement_reports', 'settlement_rows'];

/** What stays of money; the worker alone removes it, once its time of keeping is over. */
const records = ['disputes', 'orders', 'payment_debts', 'payments', 'refunds'];

/** What somebody signs in with. */
const credentials = ['authenticator_apps', 'passkeys', 'recovery_codes', 'social_identities'];

/** Which events go out, and who sends them. */
const relayed = ['relay_leases', 'relay_state'];

const ofStaff = ['staff'];

/**
 * What of the rights that the application has (the group `nocturne_app`, as migrations grant them) a
 * login of a kind does without, since its process has no need of it: so a fault in one, or a stolen
 * address, does what that process does and no more.
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

/** What a gateway reads of the database. */
export const readByRealtime = [
  'accounts',
  'age_checks',
  'age_reviews',
  'guests',
  'sessions',
  'settings',
] as const;

/** What it writes: which token of a session has arrived. */
export const writtenByRealtime = [{ table: 'sessions', column: 'confirmed_generation' }] as const;
