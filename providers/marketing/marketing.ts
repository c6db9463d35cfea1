/** A provider that sends promotional mails to its contacts. */
export interface Marketing {
  /** Adds or updates a contact; safe to repeat. Throws MarketingUnavailable or MarketingRefused. */
  know(contact: { userId: string; email: string; locale: string }): Promise<void>;
  /**
   * Removes an address, whether or not it is a contact. Throws MarketingUnavailable or MarketingRefused.
   */
  forget(email: string): Promise<void>;
}

/** The request may be retried. */
export class MarketingUnavailable extends Error {
  override name = 'MarketingUnavailable';
}

/** The request must not be retried. */
export class MarketingRefused extends Error {
  override name = 'MarketingRefused';
}
