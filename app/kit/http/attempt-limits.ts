import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClient } from '~/db/redis-connection';
import { networkOf } from '~/domain/shared/origin/network-of';
import type { Person } from '~/domain/shared/person';
import type { Captcha } from '~/providers/captcha/captcha';
import type { AttemptLimit, RateLimit, RateLimits } from './rate-limits';

export type Allowance =
  | { ok: true }
  | {
      ok: false;
      retryAfterSeconds: number;
      /** It passes as soon as somebody shows that they are human. */
      wantsCaptcha?: true;
      /** A device that has given a mailed code of the account is known, and passes. */
      wantsCode?: true;
    };

/**
 * What came with a risky attempt: a captcha's token; an empty one from somebody who could be asked
 * for it; undefined from somebody who could not, having no scripts.
 */
type Challenge = string | undefined;

/** Whose attempt it is: an account as it was typed, a person, or nobody but their address. */
type Subject = string | Person | null;

/** Counts an attempt for whatever its row of the rate limits names. */
type Ask = (subject: Subject, challenge?: Challenge) => Promise<Allowance>;

/** Attempts left, by address and by account; each call counts one attempt. */
export interface AttemptLimits extends Record<keyof RateLimits, Ask> {
  /**
   * What was tried for a proved account was right, as its password: earlier mistakes of this device,
   * or else of its network, are forgotten, and it was no guess of strangers. Anybody can make a
   * sign-up that was never proved, so its password says nothing.
   */
  forgive(name: keyof RateLimits, account: string): Promise<void>;
}

/** A browser as far as attempts go; see `VisitingDevice`. */
export interface KnownDevice {
  id: string;
  isKnownTo(account: string): boolean;
}

interface Attempt {
  address: string;
  device: KnownDevice | undefined;
  account: string;
}

interface Limit {
  ask(attempt: Attempt, challenge?: Challenge): Promise<Allowance>;
  forgive(attempt: Attempt): Promise<void>;
}

/** The limits of one row; visitors' where they are counted apart. */
interface LimitsOfRow {
  everybody: Limit;
  guests: Limit | undefined;
}

interface Risky {
  attempt: Attempt;
  /** Attempts so far in their windows, this one included. */
  made: { address: number; account: number };
  /** What refuses it unless somebody shows that they are human. */
  refusal: Exclude<Allowance, { ok: true }> | null;
}

interface LimiterOptions {
  redis: RedisClient;
  /** Keys are stored hashed with it: neither addresses nor e-mails are readable in Redis. */
  hashKey: Buffer;
  addressFactor?: number;
  rateLimits: RateLimits;
  /** Without one nobody is asked. */
  captcha?: Captcha | null;
}

/** Makes the limits of one client. While Redis cannot be reached, each process counts by itself. */
export function createAttemptLimits({
  rateLimits,
  captcha = null,
  ...storage
}: LimiterOptions): (address: string, device?: KnownDevice) => AttemptLimits {
  const counting = createCounting(storage);
  const names = Object.keys(rateLimits) as (keyof RateLimits)[];
  const limits = Object.fromEntries(
    names.map((name) => [name, createLimits(counting, name, rateLimits[name], captcha)]),
  ) as Record<keyof RateLimits, LimitsOfRow>;
  return (address, device) => {
    const ask = (name: keyof RateLimits): Ask => {
      return (subject, challenge) => {
        const { everybody, guests } = limits[name];
        const account = accountOf(subject) ?? address;
        const limit = (isGuest(subject) && guests) || everybody;
        return limit.ask({ address, device, account }, challenge);
      };
    };
    const asks = Object.fromEntries(names.map((name) => [name, ask(name)]));
    return {
      ...(asks as Record<keyof RateLimits, Ask>),
      forgive: (name, account) => limits[name].everybody.forgive({ address, device, account }),
    };
  };
}

const accountOf = (subject: Subject) => (typeof subject === 'string' ? subject : subject?.id);
const isGuest = (subject: Subject) => typeof subject === 'object' && subject?.kind === 'guest';

function createLimits(
  counting: Counting,
  name: keyof RateLimits,
  row: RateLimit,
  captcha: Captcha | null,
): LimitsOfRow {
  const risk = captcha && row.captcha ? createRisk(counting, name, row.captcha, captcha) : null;
  const { guests } = row;
  return {
    everybody: createLimit(counting, { name, row, risk }),
    guests: guests && createLimit(counting, { name: `${name}:guest`, row: guests, risk: null }),
  };
}

type Counting = ReturnType<typeof createCounting>;

/** Counters in Redis, and the keys under which attempts are counted. */
function createCounting({
  redis,
  hashKey,
  addressFactor = 1,
}: Pick<LimiterOptions, 'redis' | 'hashKey' | 'addressFactor'>) {
  const hash = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  return {
    addressFactor,
    hash,
    namedKey: ({ account }: Attempt) => hash(account.toLowerCase()),
    networkKey: ({ address }: Attempt) => hash(networkOf(address)),
    counter(name: string, { attempts, seconds }: AttemptLimit) {
      const options = { keyPrefix: `limit:${name}`, points: attempts, duration: seconds };
      return new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    },
    /** What is counted by address, which here may stand for many. */
    loosened: ({ attempts, seconds }: AttemptLimit): AttemptLimit => ({
      attempts: attempts * addressFactor,
      seconds,
    }),
  };
}

interface LimitOptions {
  name: string;
  row: Omit<RateLimit, 'guests' | 'captcha'>;
  /** Null where nobody is asked for a captcha. */
  risk: ReturnType<typeof createRisk> | null;
}

/** Counts one kind of attempt by address, by account, and by strangers to the account. */
function createLimit(counting: Counting, { name, row, risk }: LimitOptions): Limit {
  const { addressFactor, counter, hash, loosened, namedKey, networkKey } = counting;
  const { address, account, strangers } = row;
  const byAddress = counter(`${name}:address`, loosened(address));
  const byAccount = counter(`${name}:account`, account);
  const byStrangers = strangers && counter(`${name}:strangers`, strangers);
  const isKnown = ({ device, account: named }: Attempt) =>
    byStrangers !== undefined && device?.isKnownTo(named) === true;
  /** Whose attempts at the account are counted together. */
  const accountKey = (attempt: Attempt) => {
    if (!byStrangers) return namedKey(attempt);
    const { device, address: from, account: named } = attempt;
    const who = isKnown(attempt) ? `device:${device?.id}` : networkOf(from);
    return hash(`${named.toLowerCase()} ${who}`);
  };
  /** Limits that protect an account; attempts from a known device are counted apart, as its owner's. */
  const orByCode = (answer: Allowance, isStranger: boolean): Allowance =>
    answer.ok || answer.wantsCaptcha || !row.byCode || !isStranger
      ? answer
      : { ...answer, wantsCode: true };
  return {
    async ask(attempt, challenge) {
      const isStranger = !isKnown(attempt);
      const none = { ok: true, made: 0 } as const;
      const ofAddress = isStranger ? await consume(byAddress, networkKey(attempt)) : none;
      if (!ofAddress.ok) return ofAddress;
      const ofAccount = await consume(byAccount, accountKey(attempt));
      if (!ofAccount.ok) return orByCode(ofAccount, isStranger);
      const ofStrangers =
        byStrangers && isStranger ? await consume(byStrangers, namedKey(attempt)) : none;
      const refusal = ofStrangers.ok ? null : ofStrangers;
      if (!risk) return orByCode(refusal ?? { ok: true }, isStranger);
      const made = { address: ofAddress.made / addressFactor, account: ofAccount.made };
      const answer = await risk({ attempt, made, refusal }, accountKey(attempt), challenge);
      return orByCode(answer, isStranger);
    },
    async forgive(attempt) {
      await byAccount.delete(accountKey(attempt));
      if (byStrangers && !isKnown(attempt)) await byStrangers.reward(namedKey(attempt), 1);
    },
  };
}

/** Asks whoever tries often to show that they are human. */
function createRisk(
  { counter, loosened, networkKey }: Counting,
  name: string,
  { after, unasked }: NonNullable<RateLimit['captcha']>,
  captcha: Captcha,
) {
  const byAddress = counter(`${name}:unasked:address`, loosened(unasked.address));
  const byAccount = counter(`${name}:unasked:account`, unasked.account);
  return async (
    { attempt, made, refusal }: Risky,
    accountKey: string,
    challenge: Challenge,
  ): Promise<Allowance> => {
    const isUsual = made.address <= after.address && made.account <= after.account;
    if (isUsual && !refusal) return { ok: true };
    const outcome = challenge ? await captcha.verify(challenge, attempt.address) : 'not-solved';
    if (outcome === 'solved') return { ok: true };
    const canBeAsked = challenge !== undefined && outcome !== 'unavailable';
    if (canBeAsked) return { ok: false, retryAfterSeconds: 0, wantsCaptcha: true };
    if (refusal) return refusal;
    const ofAddress = await consume(byAddress, networkKey(attempt));
    const last = ofAddress.ok ? await consume(byAccount, accountKey) : ofAddress;
    return last.ok ? { ok: true } : last;
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
