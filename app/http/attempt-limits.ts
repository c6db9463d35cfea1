import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '~/domain/shared/network-of';
import type { Person } from '~/domain/shared/person';
import type { Captcha } from '~/providers/captcha/captcha';
import { captchaFigures, type RiskyAttempt } from './captcha-figures';

export type Allowance =
  | { ok: true }
  | {
      ok: false;
      retryAfterSeconds: number;
      /** It passes as soon as somebody shows that they are human. */
      wantsCaptcha?: true;
    };

/**
 * What came with a risky attempt: a captcha's token; an empty one from somebody who could be asked
 * for it; undefined from somebody who could not, having no scripts.
 */
export type Challenge = string | undefined;

/** Attempts left, by address and by account; each call counts one attempt. */
export interface AttemptLimits {
  signUp(email: string, challenge?: Challenge): Promise<Allowance>;
  logIn(email: string, challenge?: Challenge): Promise<Allowance>;
  /**
   * The password of a proved account was right: earlier mistakes with it are forgotten. Anybody can
   * make a sign-up that was never proved, so its password says nothing.
   */
  logInSucceeded(email: string): Promise<void>;
  /** Typing the code of a sign-up. */
  code(userId: string): Promise<Allowance>;
  /** Coming back from a social provider, by the state or token one comes with. */
  socialSignIn(token: string): Promise<Allowance>;
  /** Asking for another code by e-mail. */
  resendCode(userId: string): Promise<Allowance>;
  /** Asking for a code because the password was forgotten. */
  resetPassword(email: string, challenge?: Challenge): Promise<Allowance>;
  /** Typing that code. */
  resetCode(email: string): Promise<Allowance>;
  /** Setting the new password with what the code was exchanged for. */
  newPassword(token: string): Promise<Allowance>;
  /** A signed-in person's own password, asked for again. */
  password(userId: string): Promise<Allowance>;
  /** Asking for another address. */
  changeEmail(userId: string): Promise<Allowance>;
  /** Opening the link that proves an address. */
  emailLink(token: string): Promise<Allowance>;
  /** Asking for a staff code by e-mail. */
  staffCode(email: string): Promise<Allowance>;
  /** Typing a staff code. */
  staffCodeEntry(email: string): Promise<Allowance>;
  /** Opening conversations. A visitor's bring a trial along each, so an address has few of them. */
  openChats(person: Person): Promise<Allowance>;
  /** Reporting an error of a browser; of somebody without a name the address alone is counted. */
  errorReport(personId: string | null): Promise<Allowance>;
  /** Asking after names on partner sites, by address. */
  affiliateLookup(): Promise<Allowance>;
  /** Writing to the operator; each is acknowledged by mail, so an address that is given gets few. */
  openCase(email: string, challenge?: Challenge): Promise<Allowance>;
  /** Asking how far a case has come. */
  followCase(email: string): Promise<Allowance>;
  /** Reporting a character or a post. */
  reportCharacter(userId: string): Promise<Allowance>;
  /** Beginning a check of one's age. */
  beginAgeCheck(personId: string): Promise<Allowance>;
  /** Coming back from one, or asking how far it is. */
  finishAgeCheck(personId: string): Promise<Allowance>;
}

interface Figure {
  attempts: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** Every figure there is. An address stands for many people, hence its larger ones. */
export const attemptFigures = {
  signUp: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 10, seconds: hour },
  },
  logIn: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  code: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  resendCode: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 12, seconds: hour },
  },
  socialSignIn: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
  },
  resetPassword: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 12, seconds: hour },
  },
  resetCode: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  newPassword: {
    address: { attempts: 60, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  password: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  changeEmail: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 20, seconds: hour },
  },
  emailLink: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  staffCode: {
    address: { attempts: 30, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
  },
  staffCodeEntry: {
    address: { attempts: 30, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
  },
  openChats: {
    address: { attempts: 600, seconds: 10 * minute },
    account: { attempts: 120, seconds: 10 * minute },
  },
  openChatsAsGuest: {
    address: { attempts: 100, seconds: hour },
    account: { attempts: 30, seconds: 10 * minute },
  },
  errorReport: {
    address: { attempts: 300, seconds: 10 * minute },
    account: { attempts: 60, seconds: 10 * minute },
  },
  affiliateLookup: {
    address: { attempts: 60, seconds: 10 * minute },
    account: { attempts: 60, seconds: 10 * minute },
  },
  openCase: {
    address: { attempts: 40, seconds: hour },
    account: { attempts: 6, seconds: hour },
  },
  followCase: {
    address: { attempts: 60, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  reportCharacter: {
    address: { attempts: 120, seconds: hour },
    account: { attempts: 30, seconds: hour },
  },
  beginAgeCheck: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 5, seconds: hour },
  },
  finishAgeCheck: {
    address: { attempts: 600, seconds: 15 * minute },
    account: { attempts: 60, seconds: 15 * minute },
  },
} satisfies Record<string, Record<'address' | 'account', Figure>>;

export type AttemptFigures = typeof attemptFigures;

/** On one machine every browser has the same address: a demo counts it this many times looser. */
export const sharedAddressFactor = 50;

interface Limit {
  ask(keys: { address: string; account: string }, challenge?: Challenge): Promise<Allowance>;
  forgive(account: string): Promise<void>;
}

interface Risky {
  address: string;
  account: string;
  /** Attempts so far in their windows, this one included. */
  made: { address: number; account: number };
}

const isRisky = (name: string): name is RiskyAttempt => Object.hasOwn(captchaFigures, name);

interface LimiterOptions {
  redis: Redis;
  /** Keys are stored hashed with it: neither addresses nor e-mails are readable in Redis. */
  hashKey: Buffer;
  addressFactor?: number;
  figures?: AttemptFigures;
  /** Without one nobody is asked. */
  captcha?: Captcha | null;
}

/** Makes the limits of one client. While Redis cannot be reached, each process counts by itself. */
export function createAttemptLimits({
  redis,
  hashKey,
  addressFactor = 1,
  figures = attemptFigures,
  captcha = null,
}: LimiterOptions): (address: string) => AttemptLimits {
  const counter = (name: string, { attempts, seconds }: Figure) => {
    const options = { keyPrefix: `limit:${name}`, points: attempts, duration: seconds };
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  };
  const hash = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  const accountKey = (account: string) => hash(account.toLowerCase());
  const limit = (name: keyof AttemptFigures): Limit => {
    const { address, account } = figures[name];
    const byAddress = counter(`${name}:address`, {
      ...address,
      attempts: address.attempts * addressFactor,
    });
    const byAccount = counter(`${name}:account`, account);
    const risk = captcha && isRisky(name) ? riskOf(name, captcha) : null;
    return {
      async ask(keys, challenge) {
        const ofAddress = await consume(byAddress, hash(networkOf(keys.address)));
        if (!ofAddress.ok) return ofAddress;
        const ofAccount = await consume(byAccount, accountKey(keys.account));
        if (!ofAccount.ok) return ofAccount;
        if (!risk) return { ok: true };
        const made = { address: ofAddress.made / addressFactor, account: ofAccount.made };
        return risk({ ...keys, made }, challenge);
      },
      forgive: async (forgiven) => void (await byAccount.delete(accountKey(forgiven))),
    };
  };
  function riskOf(name: RiskyAttempt, asked: Captcha) {
    const { after, unasked } = captchaFigures[name];
    const byAddress = counter(`${name}:unasked:address`, {
      ...unasked.address,
      attempts: unasked.address.attempts * addressFactor,
    });
    const byAccount = counter(`${name}:unasked:account`, unasked.account);
    return async ({ address, account, made }: Risky, challenge: Challenge): Promise<Allowance> => {
      if (made.address <= after.address && made.account <= after.account) return { ok: true };
      const outcome = challenge ? await asked.verify(challenge, address) : 'not-solved';
      if (outcome === 'solved') return { ok: true };
      const canBeAsked = challenge !== undefined && outcome !== 'unavailable';
      if (canBeAsked) return { ok: false, retryAfterSeconds: 0, wantsCaptcha: true };
      const ofAddress = await consume(byAddress, hash(networkOf(address)));
      const last = ofAddress.ok ? await consume(byAccount, accountKey(account)) : ofAddress;
      return last.ok ? { ok: true } : last;
    };
  }

  const signUp = limit('signUp');
  const logIn = limit('logIn');
  const code = limit('code');
  const resendCode = limit('resendCode');
  const socialSignIn = limit('socialSignIn');
  const resetPassword = limit('resetPassword');
  const resetCode = limit('resetCode');
  const newPassword = limit('newPassword');
  const password = limit('password');
  const changeEmail = limit('changeEmail');
  const emailLink = limit('emailLink');
  const staffCode = limit('staffCode');
  const staffCodeEntry = limit('staffCodeEntry');
  const openChats = limit('openChats');
  const openChatsAsGuest = limit('openChatsAsGuest');
  const errorReport = limit('errorReport');
  const affiliateLookup = limit('affiliateLookup');
  const openCase = limit('openCase');
  const followCase = limit('followCase');
  const reportCharacter = limit('reportCharacter');
  const beginAgeCheck = limit('beginAgeCheck');
  const finishAgeCheck = limit('finishAgeCheck');
  return (address) => ({
    signUp: (account, challenge) => signUp.ask({ address, account }, challenge),
    logIn: (account, challenge) => logIn.ask({ address, account }, challenge),
    logInSucceeded: (account) => logIn.forgive(account),
    code: (account) => code.ask({ address, account }),
    socialSignIn: (account) => socialSignIn.ask({ address, account }),
    resendCode: (account) => resendCode.ask({ address, account }),
    resetPassword: (account, challenge) => resetPassword.ask({ address, account }, challenge),
    resetCode: (account) => resetCode.ask({ address, account }),
    newPassword: (account) => newPassword.ask({ address, account }),
    password: (account) => password.ask({ address, account }),
    changeEmail: (account) => changeEmail.ask({ address, account }),
    emailLink: (account) => emailLink.ask({ address, account }),
    staffCode: (account) => staffCode.ask({ address, account }),
    staffCodeEntry: (account) => staffCodeEntry.ask({ address, account }),
    openChats: ({ kind, id }) =>
      (kind === 'guest' ? openChatsAsGuest : openChats).ask({ address, account: id }),
    errorReport: (personId) => errorReport.ask({ address, account: personId ?? address }),
    affiliateLookup: () => affiliateLookup.ask({ address, account: address }),
    openCase: (account, challenge) => openCase.ask({ address, account }, challenge),
    followCase: (account) => followCase.ask({ address, account }),
    reportCharacter: (account) => reportCharacter.ask({ address, account }),
    beginAgeCheck: (account) => beginAgeCheck.ask({ address, account }),
    finishAgeCheck: (account) => finishAgeCheck.ask({ address, account }),
  });
}

async function consume(
  counter: RateLimiterRedis,
  key: string,
): Promise<Exclude<Allowance, { ok: true }> | { ok: true; made: number }> {
  try {
    return { ok: true, made: (await counter.consume(key)).consumedPoints };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}
