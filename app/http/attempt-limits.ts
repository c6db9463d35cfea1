import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '~/domain/shared/network-of';
import type { Person } from '~/domain/shared/person';
import type { Captcha } from '~/providers/captcha/captcha';
import { attemptFigures, type AttemptFigures, type Figure } from './attempt-figures';
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

/** Counts an attempt for an account, whichever the row of the figures names. */
type Ask = (account: string, challenge?: Challenge) => Promise<Allowance>;

/** Rows that are not asked about by an account alone. */
type Particular = 'openChats' | 'openChatsAsGuest' | 'errorReport' | 'affiliateLookup';

/** Attempts left, by address and by account; each call counts one attempt. */
export interface AttemptLimits extends Record<Exclude<keyof AttemptFigures, Particular>, Ask> {
  /**
   * The password of a proved account was right: earlier mistakes with it are forgotten. Anybody can
   * make a sign-up that was never proved, so its password says nothing.
   */
  logInSucceeded(email: string): Promise<void>;
  openChats(person: Person): Promise<Allowance>;
  /** Of somebody without a name the address alone is counted. */
  errorReport(personId: string | null): Promise<Allowance>;
  affiliateLookup(): Promise<Allowance>;
}

interface Limit {
  ask(keys: { address: string; account: string }, challenge?: Challenge): Promise<Allowance>;
  forgive(account: string): Promise<void>;
}

type Limits = Record<keyof AttemptFigures, Limit>;
type Asks = Record<keyof AttemptFigures, Ask>;

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

  const names = Object.keys(figures) as (keyof AttemptFigures)[];
  const limits = Object.fromEntries(names.map((name) => [name, limit(name)])) as Limits;
  return (address) => {
    const ask = (name: keyof AttemptFigures): Ask => {
      return (account, challenge) => limits[name].ask({ address, account }, challenge);
    };
    const asks = Object.fromEntries(names.map((name) => [name, ask(name)])) as Asks;
    return {
      ...asks,
      logInSucceeded: (email) => limits.logIn.forgive(email),
      openChats: ({ kind, id }) => asks[kind === 'guest' ? 'openChatsAsGuest' : 'openChats'](id),
      errorReport: (personId) => asks.errorReport(personId ?? address),
      affiliateLookup: () => asks.affiliateLookup(address),
    };
  };
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
