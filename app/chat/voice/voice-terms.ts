/** On what terms voice messages are taken. */
export interface VoiceTerms {
  /** Tokens; 0 is nothing. */
  price: number;
  /** Whether its sender has Premium, which covers none of it. */
  isPremium: boolean;
  maxSeconds: number;
  /** What its sender has. */
  balance: number;
  /** A visitor has to sign up first. */
  isMember: boolean;
}
