export interface AttemptLimit {
  attempts: number;
  seconds: number;
}

export const minute = 60;
export const hour = 60 * minute;

export interface RateLimit {
  /** From one network. It stands for many people, hence larger ones. */
  address: AttemptLimit;
  /** For what the row names. */
  account: AttemptLimit;
  /**
   * Of a row that names what anybody can type: the account is counted apart for every network, and
   * for a device that has signed in to it before by that device alone, so that nobody uses up the
   * attempts of another. This one is for all other devices together, wherever they are.
   */
  strangers?: AttemptLimit;
}

/** What may be tried how often: a limit is a row here. */
export const rateLimits = {
  /** Signing up, by e-mail. */
  signUp: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 10, seconds: hour },
    strangers: { attempts: 30, seconds: hour },
  },
  /** Trying a password, by e-mail. */
  logIn: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
    strangers: { attempts: 60, seconds: 15 * minute },
  },
  /** Typing the code of a sign-up, by user. */
  code: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for another code, by user. */
  resendCode: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 12, seconds: hour },
  },
  /** Coming back from a social provider, by the state or token one comes with. */
  socialSignIn: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
  },
  /** Asking for a code because the password was forgotten, by e-mail. */
  resetPassword: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 12, seconds: hour },
    strangers: { attempts: 20, seconds: hour },
  },
  /** Typing that code, by e-mail. */
  resetCode: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
    strangers: { attempts: 60, seconds: 15 * minute },
  },
  /** Setting the new password, by what the code was exchanged for. */
  newPassword: {
    address: { attempts: 60, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** A signed-in person's own password, asked for again, by user. */
  password: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for another address, by user. */
  changeEmail: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 20, seconds: hour },
  },
  /** Opening the link that proves an address, by its token. */
  emailLink: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for a staff code, by e-mail. */
  staffCode: {
    address: { attempts: 30, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
    strangers: { attempts: 30, seconds: 15 * minute },
  },
  /** Typing a staff code, by e-mail. */
  staffCodeEntry: {
    address: { attempts: 30, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
    strangers: { attempts: 30, seconds: 15 * minute },
  },
  /** Proving a second factor, by the sign-in or the user it is proved for. */
  secondFactor: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for what a passkey is to sign, by device. */
  passkeyOptions: {
    address: { attempts: 300, seconds: 15 * minute },
    account: { attempts: 60, seconds: 15 * minute },
  },
  /** Opening conversations. A visitor's bring a trial along each, so an address has few of them. */
  openChats: {
    address: { attempts: 600, seconds: 10 * minute },
    account: { attempts: 120, seconds: 10 * minute },
  },
  /** The same for a visitor. */
  openChatsAsGuest: {
    address: { attempts: 100, seconds: hour },
    account: { attempts: 30, seconds: 10 * minute },
  },
  /** Looks at posts that are remembered of a visitor; more are counted and not remembered. */
  viewAsGuest: {
    address: { attempts: 3000, seconds: hour },
    account: { attempts: 600, seconds: hour },
  },
  /** Sending a message by a form, by person. */
  sendByForm: {
    address: { attempts: 3000, seconds: 10 * minute },
    account: { attempts: 300, seconds: 10 * minute },
  },
  /** The same for a visitor, whose trial is short. */
  sendByFormAsGuest: {
    address: { attempts: 500, seconds: hour },
    account: { attempts: 60, seconds: 10 * minute },
  },
  /** Reporting an error of a browser; of somebody without a name the address alone is counted. */
  errorReport: {
    address: { attempts: 300, seconds: 10 * minute },
    account: { attempts: 60, seconds: 10 * minute },
  },
  /** Asking after names on partner sites, by address. */
  affiliateLookup: {
    address: { attempts: 60, seconds: 10 * minute },
    account: { attempts: 60, seconds: 10 * minute },
  },
  /** Writing to the operator, by e-mail: each is acknowledged there, so an address gets few. */
  openCase: {
    address: { attempts: 40, seconds: hour },
    account: { attempts: 6, seconds: hour },
    strangers: { attempts: 18, seconds: hour },
  },
  /** Asking how far a case has come, by e-mail. */
  followCase: {
    address: { attempts: 60, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
    strangers: { attempts: 60, seconds: 15 * minute },
  },
  /** Reporting a character or a post, by user. */
  reportCharacter: {
    address: { attempts: 120, seconds: hour },
    account: { attempts: 30, seconds: hour },
  },
  /** Beginning a check of one's age, by person. */
  beginAgeCheck: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 5, seconds: hour },
  },
  /** Coming back from one, or asking how far it is, by person. */
  finishAgeCheck: {
    address: { attempts: 600, seconds: 15 * minute },
    account: { attempts: 60, seconds: 15 * minute },
  },
} satisfies Record<string, RateLimit>;

export type RateLimits = Record<keyof typeof rateLimits, RateLimit>;

/** On one machine every browser has the same address: a demo counts it this many times looser. */
export const sharedAddressFactor = 50;
