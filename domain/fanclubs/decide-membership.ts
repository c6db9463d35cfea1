import { addPeriods, type Period } from '../shared/time/periods';

/** The terms when the user joined. They stay the same when the club's price changes. */
interface Terms {
  planId: string | null;
  period: Period;
  paysWith: 'money' | 'tokens' | 'nothing';
  /** Cents or tokens per period. */
  price: number;
  discountPercent: number;
}

/** The state of a membership. */
export interface MembershipState {
  status: 'active' | 'expired';
  startedAt: Date;
  terms: Terms;
  /** The start from which periods are counted, and the number of periods paid since. */
  anchorAt: Date;
  periods: number;
  expiresAt: Date;
  renews: boolean;
  /** The time at which the next period is charged or retried. */
  dueAt: Date | null;
  cancelledAt: Date | null;
  failedRenewals: number;
}

export type MembershipEvent =
  /** The user paid for a first period, or for another one while they are a member. */
  | { kind: 'joined'; terms: Terms; renews: boolean }
  | { kind: 'renewed' }
  | { kind: 'renewal-failed'; isFinal: boolean }
  /** The payment of a renewal is still pending and is checked again later. */
  | { kind: 'renewal-pending'; checkAgainAt: Date }
  | { kind: 'cancelled' }
  | { kind: 'kept' }
  | { kind: 'time-passed' }
  /** The payment of the latest period was refunded, any payment was charged back, or staff ended it. */
  | { kind: 'taken-back' }
  /** A chargeback was withdrawn. */
  | { kind: 'given-again' };

export interface RenewalRules {
  leadMinutes: number;
  retryHours: readonly number[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than a retry takes, so that no member is locked out during one. */
const retryTakesMs = 2 * hourMs;

/** Returns the end of the paid time. */
export const paidUntil = ({
  anchorAt,
  terms,
  periods,
}: Pick<MembershipState, 'anchorAt' | 'terms' | 'periods'>): Date =>
  addPeriods(anchorAt, terms.period, periods);

/**
 * Decides the state of a membership after an event; null if nothing changes, as for a repeat. An event
 * that does not fit the state changes nothing either; the caller reports that to the user.
 */
export function decideMembership(
  state: MembershipState | null,
  event: MembershipEvent,
  rules: RenewalRules,
  now: Date,
): MembershipState | null {
  if (event.kind === 'joined') return join(state, event, rules, now);
  if (!state) return null;
  switch (event.kind) {
    case 'renewed':
      return renew(state, rules, now);
    case 'renewal-failed':
      return fail(state, event.isFinal, rules, now);
    case 'renewal-pending':
      return state.renews ? wait(state, event.checkAgainAt, rules) : null;
    case 'cancelled':
      return state.status === 'active' && state.renews ? cancel(state, now) : null;
    case 'kept':
      return isRunning(state, now) && !state.renews
        ? withDue({ ...state, renews: true, cancelledAt: null, failedRenewals: 0 }, rules)
        : null;
    case 'time-passed':
      return isOver(state, now) ? end(state, now) : null;
    case 'taken-back':
      return isRunning(state, now) ? end(state, now) : null;
    case 'given-again':
      return giveAgain(state, now);
  }
}

/** Checks whether the membership is valid at a time. */
export const isRunning = ({ status, expiresAt }: MembershipState, now: Date) =>
  status === 'active' && expiresAt > now;

/** Checks whether a renewal has failed and is being retried. It may be paid by hand meanwhile. */
export const isOverdue = ({
  renews,
  failedRenewals,
}: Pick<MembershipState, 'renews' | 'failedRenewals'>): boolean => renews && failedRenewals > 0;

/** Checks whether the membership has ended. One that is due for renewal ends only after that has failed. */
const isOver = ({ status, expiresAt, dueAt }: MembershipState, now: Date) =>
  status === 'active' && expiresAt <= now && dueAt === null;

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Sets the due time shortly before the end, if it renews. */
function withDue(state: MembershipState, { leadMinutes }: RenewalRules): MembershipState {
  const dueAt = new Date(state.expiresAt.getTime() - leadMinutes * minuteMs);
  return { ...state, dueAt: state.renews ? dueAt : null };
}

function join(
  state: MembershipState | null,
  { terms, renews }: { terms: Terms; renews: boolean },
  rules: RenewalRules,
  now: Date,
): MembershipState {
  const isMore = state !== null && isRunning(state, now);
  const anchorAt = isMore ? beginOfNext(state, terms.period, now) : now;
  const joined: MembershipState = {
    status: 'active',
    startedAt: isMore ? state.startedAt : now,
    terms,
    anchorAt,
    periods: 1,
    expiresAt: addPeriods(anchorAt, terms.period, 1),
    renews,
    dueAt: null,
    cancelledAt: null,
    failedRenewals: 0,
  };
  return withDue(joined, rules);
}

/**
 * Returns the start of the next period, at the end of the time already paid. This also applies to one
 * paid by hand while its renewal is retried, unless it would already be over.
 */
function beginOfNext(state: MembershipState, period: Period, now: Date): Date {
  const end = paidUntil(state);
  const isOwed = isOverdue(state) && addPeriods(end, period, 1) > now;
  return isOwed ? end : later(end, now);
}

function renew(state: MembershipState, rules: RenewalRules, now: Date): MembershipState {
  const next = {
    ...state,
    status: 'active' as const,
    periods: state.periods + 1,
    failedRenewals: 0,
  };
  const expiresAt = paidUntil(next);
  // A late payment, after the member was locked out or the period is over, starts a new period, so that no
  // one pays for time without access.
  const renewed =
    state.expiresAt > now && expiresAt > now
      ? { ...next, expiresAt }
      : {
          ...next,
          startedAt: now,
          anchorAt: now,
          periods: 1,
          expiresAt: addPeriods(now, state.terms.period, 1),
        };
  return withDue(renewed, rules);
}

/** Returns the end of the grace time of an unpaid club: as long as all retries take. */
function graceEnd(state: MembershipState, { retryHours }: RenewalRules): Date {
  const hours = retryHours.reduce((sum, one) => sum + one, 0);
  return new Date(paidUntil(state).getTime() + hours * hourMs + retryTakesMs);
}

/** Keeps it valid until the payment is decided or its grace time has ended. */
function wait(state: MembershipState, checkAgainAt: Date, rules: RenewalRules): MembershipState {
  const heldUntil = new Date(checkAgainAt.getTime() + retryTakesMs);
  const expiresAt = later(state.expiresAt, earlier(heldUntil, graceEnd(state, rules)));
  return { ...state, dueAt: checkAgainAt, expiresAt };
}

function fail(
  state: MembershipState,
  isFinal: boolean,
  rules: RenewalRules,
  now: Date,
): MembershipState | null {
  if (state.status === 'expired' || !state.renews) return null;
  const failedRenewals = state.failedRenewals + 1;
  const hours = isFinal ? undefined : rules.retryHours[state.failedRenewals];
  const dueAt = new Date(now.getTime() + (hours ?? 0) * hourMs);
  // After an outage longer than all retries no retry follows, as it would only extend the grace time.
  if (hours === undefined || dueAt > graceEnd(state, rules)) {
    const over = { ...state, failedRenewals, renews: false, dueAt: null };
    const expiresAt = paidUntil(state);
    return expiresAt > now ? { ...over, expiresAt } : end(over, now);
  }
  const heldUntil = new Date(dueAt.getTime() + retryTakesMs);
  const expiresAt = later(paidUntil(state), earlier(heldUntil, graceEnd(state, rules)));
  return { ...state, failedRenewals, dueAt, expiresAt };
}

function cancel(state: MembershipState, now: Date): MembershipState {
  const cancelled = { ...state, renews: false, dueAt: null, cancelledAt: now };
  const expiresAt = paidUntil(state);
  return expiresAt > now ? { ...cancelled, expiresAt } : end(cancelled, now);
}

/** Ends it now, or at its expiry if that has passed. */
function end(state: MembershipState, now: Date): MembershipState {
  const expiresAt = state.expiresAt < now ? state.expiresAt : now;
  return { ...state, status: 'expired', expiresAt, renews: false, dueAt: null };
}

/**
 * Restores a membership whose payment was reversed and then paid. It lasts until its end and does not
 * renew automatically.
 */
function giveAgain(state: MembershipState, now: Date): MembershipState | null {
  const expiresAt = paidUntil(state);
  if (state.status === 'active' || expiresAt <= now) return null;
  return { ...state, status: 'active', expiresAt };
}
