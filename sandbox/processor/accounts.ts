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

/** Verotel's account of the product. */
interface VerotelAccount {
  /** The id of the website. */
  shop: string;
  /** The key that signs the website's requests and Verotel's postbacks. */
  signatureKey: string;
  /** The address for postbacks; without one none are sent until /control sets it. */
  postbackUrl?: string | undefined;
}

export interface ProcessorAccounts {
  cards: ProcessorAccount;
  crypto: ProcessorAccount;
  verotel: VerotelAccount;
  payouts: ProcessorAccount;
  identity: Omit<ProcessorAccount, 'merchant'>;
}

const account = (name: string): ProcessorAccount => ({
  merchant: 'nocturne',
  key: `key-of-${name}-in-the-sandbox`,
  webhookSecret: `secret-of-${name}-in-the-sandbox`,
});

/** The default accounts of a sandbox, as in tests. */
export const sandboxAccounts: ProcessorAccounts = {
  identity: {
    key: 'key-of-identity-in-the-sandbox',
    webhookSecret: 'secret-of-identity-in-the-sandbox',
  },
  cards: account('cards'),
  crypto: account('crypto'),
  payouts: account('payouts'),
  verotel: { shop: '60678', signatureKey: 'key-of-verotel-in-the-sandbox' },
};
