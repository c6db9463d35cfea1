/** The terms of voice messages. */
export interface VoiceTerms {
  /** The price in tokens; 0 is free. */
  price: number;
  /** True if the sender has Premium, which does not cover voice messages. */
  isPremium: boolean;
  maxSeconds: number;
  /** The sender's balance. */
  balance: number;
  /** False for a visitor, who must sign up first. */
  isMember: boolean;
}
