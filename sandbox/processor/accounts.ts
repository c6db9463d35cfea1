/** What a processor knows of its merchant, the product. */
export interface ProcessorAccount {
  merchant: string;
  /** Proves who asks. */
  key: string;
  /** Proves who tells. */
  webhookSecret: string;
  /** Where it is told; nowhere without one, until /control names a place. */
  webhookUrl?: string | undefined;
}

export interface ProcessorAccounts {
  cards: ProcessorAccount;
  hosted: ProcessorAccount;
  crypto: ProcessorAccount;
}

const account = (name: string): ProcessorAccount => ({
  merchant: 'nocturne',
  key: `key-of-${name}-in-the-sandbox`,
  webhookSecret: `secret-of-${name}-in-the-sandbox`,
});

/** The accounts of a sandbox that is given none, as in tests. */
export const sandboxAccounts: ProcessorAccounts = {
  cards: account('cards'),
  hosted: account('hosted'),
  crypto: account('crypto'),
};
