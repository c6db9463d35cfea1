/** Sends promotional mails to those it knows. */
export interface Marketing {
  /** Adds somebody or changes how they are known; safe to repeat. Throws MarketingUnavailable or MarketingRefused. */
  know(contact: { userId: string; email: string; locale: string }): Promise<void>;
  /** Removes an address, known or not. Throws MarketingUnavailable or MarketingRefused. */
  forget(email: string): Promise<void>;
}

/** Worth another try. */
export class MarketingUnavailable extends Error {
  override name = 'MarketingUnavailable';
}

/** Hopeless as it is. */
export class MarketingRefused extends Error {
  override name = 'MarketingRefused';
}
