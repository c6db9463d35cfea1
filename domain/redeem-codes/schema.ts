/** The gifts of a batch: tokens, or months of Premium. */
export const giftKinds = ['tokens', 'premium'] as const;

/** The ways in which a batch can be used: many codes once each, or one code several times. */
export const batchForms = ['single', 'shared'] as const;

export interface Gift {
  kind: (typeof giftKinds)[number];
  /** Tokens, or months. */
  amount: number;
}

/** The greatest amounts of one code, and sizes of a batch. */
export const mostOf = {
  tokens: 100_000,
  premium: 24,
  single: 1000,
  shared: 100_000,
} as const;

export interface BatchFields extends Gift {
  form: (typeof batchForms)[number];
  /** The number of codes, or of uses of the one code. */
  quantity: number;
  startsAt: Date | null;
  endsAt: Date | null;
  oncePerPerson: boolean;
  forNewAccounts: boolean;
  note: string;
}
