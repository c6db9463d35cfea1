/** What tokens are taken for, as refusals and the ledger name it. */
export type SpendSource = 'text_message' | 'chat_tip' | 'voice_message';

/** What was taken for a message. */
export interface Charge {
  priceTokens: number;
  transferId: string | null;
  /** Whether it used one of the person's free messages. */
  isTrial: boolean;
}

/** What nothing is taken for. */
export const free: Charge = { priceTokens: 0, transferId: null, isTrial: false };
/** What a free message is used for. */
export const ofTrial: Charge = { ...free, isTrial: true };
/** What is taken of whoever has neither. */
export const paid = (priceTokens: number, transferId: string): Charge => ({
  ...free,
  priceTokens,
  transferId,
});
