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
      /** True if the attempt is allowed once a captcha is solved. */
      wantsCaptcha?: true;
      /** True if a mailed code of the account makes the device known and allows it. */
      wantsCode?: true;
    };

/**
 * The proof sent with a risky attempt: a captcha's token; empty if a captcha could be shown; undefined if
 * it could not, because there are no scripts.
 */
type Challenge = string | undefined;

/** The subject of an attempt: an account as typed, a person, or null if only the address is counted. */
type Subject = string | Person | null;

/** Counts an attempt for the subject that the row of the rate limits names. */
type CountAttempt = (subject: Subject, challenge?: Challenge) => Promise<Allowance>;

/** The limits by address and by account; each call counts one attempt. */
export interface AttemptLimits extends Record<keyof RateLimits, CountAttempt> {
  /**
   * Records a correct attempt, such as the password of a verified account: earlier failures of this device,
   * or else of its network, are cleared, and the attempt does not count as a stranger's. Must not be called
   * for an unverified sign-up, because anyone can create one with a password of their choice.
   */
  forgive(name: keyof RateLimits, account: string): Promise<void>;
}

/** A browser for the purpose of counting attempts; see `VisitingDevice`. */
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
  check(attempt: Attempt, challenge?: Challenge): Promise<Allowance>;
  forgive(attempt: Attempt): Promise<void>;
}

/** The limits of one row, with those of visitors if they are counted separately. */
interface LimitsOfRow {
  everybody: Limit;
  guests: Limit | undefined;
}

interface Risky {
  attempt: Attempt;
  /** The attempts in the current windows, including this one. */
  made: { address: number; account: number };
  /** The refusal that applies unless a captcha is solved. */
  refusal: Exclude<Allowance, { ok: true }> | null;
}

interface LimiterOptions {
  redis: RedisClient;
  /** The key that hashes stored keys: neither addresses nor e-mails are readable in Redis. */
  hashKey: Buffer;
  addressFactor?: number;
  rateLimits: RateLimits;
  /** The captcha; without one it is never required. */
  captcha?: Captcha | null;
}

/** Creates the limits of one client. While Redis is unavailable, each process counts by itself. */
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
    const counterFor = (name: keyof RateLimits): CountAttempt => {
      return (subject, challenge) => {
        const { everybody, guests } = limits[name];
        const account = accountOf(subject) ?? address;
        const limit = (isGuest(subject) && guests) || everybody;
        return limit.check({ address, device, account }, challenge);
      };
    };
    const counters = Object.fromEntries(names.map((name) => [name, counterFor(name)]));
    return {
      ...(counters as Record<keyof RateLimits, CountAttempt>),
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

/** Creates counters in Redis and the keys under which attempts are counted. */
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
    /** Returns a larger limit for addresses, because an address may stand for many people here. */
    loosened: ({ attempts, seconds }: AttemptLimit): AttemptLimit => ({
      attempts: attempts * addressFactor,
      seconds,
    }),
  };
}

interface LimitOptions {
  name: string;
  row: Omit<RateLimit, 'guests' | 'captcha'>;
  /** Null if a captcha is never required. */
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
  /** Returns the key under which attempts at an account are counted together. */
  const accountKey = (attempt: Attempt) => {
    if (!byStrangers) return namedKey(attempt);
    const { device, address: from, account: named } = attempt;
    const who = isKnown(attempt) ? `device:${device?.id}` : networkOf(from);
    return hash(`${named.toLowerCase()} ${who}`);
  };
  /**
   * Adds the option of a mailed code to the refusal of an unknown device. Attempts from a known device are
   * counted separately, as its owner's.
   */
  const orByCode = (answer: Allowance, isStranger: boolean): Allowance =>
    answer.ok || answer.wantsCaptcha || !row.byCode || !isStranger
      ? answer
      : { ...answer, wantsCode: true };
  return {
    async check(attempt, challenge) {
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

/** Requires a captcha after frequent attempts. */
function createRisk(
  { counter, loosened, networkKey }: Counting,
  name: string,
  { after, withoutCaptcha }: NonNullable<RateLimit['captcha']>,
  captcha: Captcha,
) {
  const byAddress = counter(`${name}:unasked:address`, loosened(withoutCaptcha.address));
  const byAccount = counter(`${name}:unasked:account`, withoutCaptcha.account);
  return async (
    { attempt, made, refusal }: Risky,
    accountKey: string,
    challenge: Challenge,
  ): Promise<Allowance> => {
    const isUsual = made.address <= after.address && made.account <= after.account;
    if (isUsual && !refusal) return { ok: true };
    const outcome = challenge ? await captcha.verify(challenge, attempt.address) : 'not-solved';
    if (outcome === 'solved') return { ok: true };
    const canBeChallenged = challenge !== undefined && outcome !== 'unavailable';
    if (canBeChallenged) return { ok: false, retryAfterSeconds: 0, wantsCaptcha: true };
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
