/** The purpose of a spend, as refusals and the ledger name it. */
export type SpendSource = 'text_message' | 'chat_tip' | 'voice_message';

/** The amount that was charged for a message. */
export interface Charge {
  priceTokens: number;
  transferId: string | null;
  /** True if it used one of the person's free messages. */
  isTrial: boolean;
}

/** The charge of a message that costs nothing. */
export const free: Charge = { priceTokens: 0, transferId: null, isTrial: false };
/** The charge of a message that uses a free message. */
export const ofTrial: Charge = { ...free, isTrial: true };
/** Returns the charge of a message that was paid with tokens. */
export const paid = (priceTokens: number, transferId: string): Charge => ({
  ...free,
  priceTokens,
  transferId,
});
