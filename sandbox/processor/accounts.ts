/** A processor's account of its merchant, the product. */
export interface ProcessorAccount {
  merchant: string;
  /** Authenticates the merchant. */
  key: string;
  /** Authenticates the processor's webhooks. */
  webhookSecret: string;
  /** The address for webhooks; without one none are sent until /control sets it. */
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

/** The default accounts of a sandbox, as in tests. */
export const sandboxAccounts: ProcessorAccounts = {
  cards: account('cards'),
  hosted: account('hosted'),
  crypto: account('crypto'),
};
