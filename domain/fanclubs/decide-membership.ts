import { addPeriods, type Period } from '../shared/time/periods';

/** What somebody agreed to when they joined: it stays, whatever the club costs later. */
interface Terms {
  planId: string | null;
  period: Period;
  paysWith: 'money' | 'tokens' | 'nothing';
  /** Cents or tokens a period. */
  price: number;
  discountPercent: number;
}

/** How a membership stands. */
export interface MembershipState {
  status: 'active' | 'expired';
  startedAt: Date;
  terms: Terms;
  /** What periods are counted from, and how many have been paid for since. */
  anchorAt: Date;
  periods: number;
  expiresAt: Date;
  renews: boolean;
  /** When the next period is to be paid for, or tried again. */
  dueAt: Date | null;
  cancelledAt: Date | null;
  failedRenewals: number;
}

export type Happening =
  /** Somebody paid for a first period, or for one more while they belong to it. */
  | { kind: 'joined'; terms: Terms; renews: boolean }
  | { kind: 'renewed' }
  | { kind: 'renewal-failed'; isFinal: boolean }
  /** The payment of a renewal is not decided yet: asked after later. */
  | { kind: 'renewal-pending'; askAgainAt: Date }
  | { kind: 'cancelled' }
  | { kind: 'kept' }
  | { kind: 'time-passed' }
  /** The payment of the latest period went back, or any by a chargeback. */
  | { kind: 'taken-back' }
  /** A chargeback was withdrawn. */
  | { kind: 'given-again' };

export interface RenewalRules {
  leadMinutes: number;
  retryHours: readonly number[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than a retry takes: nobody is shut out while it is under way. */
const retryTakesMs = 2 * hourMs;

/** When what has been paid for ends. */
export const paidUntil = ({
  anchorAt,
  terms,
  periods,
}: Pick<MembershipState, 'anchorAt' | 'terms' | 'periods'>): Date =>
  addPeriods(anchorAt, terms.period, periods);

/**
 * How a membership stands after something happened; null where it changes nothing, as for a repeat.
 * What cannot happen to how it stands changes nothing either: whoever asks for it says so to people.
 */
export function decideMembership(
  state: MembershipState | null,
  happening: Happening,
  rules: RenewalRules,
  now: Date,
): MembershipState | null {
  if (happening.kind === 'joined') return join(state, happening, rules, now);
  if (!state) return null;
  switch (happening.kind) {
    case 'renewed':
      return renew(state, rules, now);
    case 'renewal-failed':
      return fail(state, happening.isFinal, rules, now);
    case 'renewal-pending':
      return state.renews ? wait(state, happening.askAgainAt, rules) : null;
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

/** Whether somebody belongs to the club at a moment. */
export const isRunning = ({ status, expiresAt }: MembershipState, now: Date) =>
  status === 'active' && expiresAt > now;

/** A renewal has failed, and is tried again: it may be paid by hand meanwhile. */
export const isOverdue = ({
  renews,
  failedRenewals,
}: Pick<MembershipState, 'renews' | 'failedRenewals'>): boolean => renews && failedRenewals > 0;

/** What is due to be renewed ends when that has come to nothing, not before. */
const isOver = ({ status, expiresAt, dueAt }: MembershipState, now: Date) =>
  status === 'active' && expiresAt <= now && dueAt === null;

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Due shortly before the end, where it renews. */
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
 * What was paid for already is not lost: the new period begins where it ends. So does one that is paid
 * by hand while its renewal is tried again, unless it would be over by now.
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
  // Paid for so late that they were shut out, or that the period is over: it begins anew, so that
  // nobody pays for what they did not have.
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

/** Until when a club that is not paid for stays open: as long as all tries take, and no longer. */
function graceEnd(state: MembershipState, { retryHours }: RenewalRules): Date {
  const hours = retryHours.reduce((sum, one) => sum + one, 0);
  return new Date(paidUntil(state).getTime() + hours * hourMs + retryTakesMs);
}

/** It holds until it is known what became of the payment, or until its grace is over. */
function wait(state: MembershipState, askAgainAt: Date, rules: RenewalRules): MembershipState {
  const heldUntil = new Date(askAgainAt.getTime() + retryTakesMs);
  const expiresAt = later(state.expiresAt, earlier(heldUntil, graceEnd(state, rules)));
  return { ...state, dueAt: askAgainAt, expiresAt };
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
  // After an outage that was longer than all tries there is none: they would be time for nothing.
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

/** It ends now, or ended when its time was over. */
function end(state: MembershipState, now: Date): MembershipState {
  const expiresAt = state.expiresAt < now ? state.expiresAt : now;
  return { ...state, status: 'expired', expiresAt, renews: false, dueAt: null };
}

/** What was taken back and is paid after all holds until its end, and is not renewed by itself. */
function giveAgain(state: MembershipState, now: Date): MembershipState | null {
  const expiresAt = paidUntil(state);
  if (state.status === 'active' || expiresAt <= now) return null;
  return { ...state, status: 'active', expiresAt };
}
