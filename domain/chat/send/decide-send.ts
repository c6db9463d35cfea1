import type { AgeStanding } from '../../age-checks/resolve-age-standing';
import { isAboutOwnAge, type StatedAgeOutcome } from '../../age-reviews/apply-stated-age';
import { orderRefusalOf } from '../../moderation/prompts/order-refusal';
import type { Finding, Verdict } from '../../moderation/verdict';
import { free, ofTrial, paid, type Charge, type SpendSource } from './charge';
import type { LockedChat } from '../chats/lock-chat';
import type { SendRefusal } from '../refusals';
import type { RefusedSend } from './send-outcome';

/** What lets a message through without a price, and is used by it if it can be used up. */
export type Cover = 'subscription' | 'trial' | 'none';

/** What the wallet says of the price: the transfer that paid it, or why it may not be spent. */
export type Payment =
  | { ok: true; transferId: string }
  | { ok: false; reason: 'insufficient-balance' | 'spending-limit' }
  | { ok: false; reason: 'confirmation-needed'; data: { tokens: number } };

/** What is found out on the way, in this order, each only once a decision needs it. */
export interface FactsOnTheWay {
  verdict: Verdict;
  ageStanding: AgeStanding;
  /** Until when they say nothing in chats; null where nothing of theirs is paused. */
  pause: Date | null;
  /** What their words about their own age have led to. */
  statedAge: StatedAgeOutcome;
  /** Locked; null when there is no such character. */
  chat: LockedChat | null;
  /** It was written in another, which was set aside since. */
  isSetAside: boolean;
  cover: Cover;
  payment: Payment;
}

/** What is known of a message and its sender. */
export interface SendFacts extends Partial<FactsOnTheWay> {
  /** Why the text cannot even be judged. */
  fault: SendRefusal | null;
  /** Longer than a message may be. */
  isTooLong: boolean;
  /** More came from the sender's network than is allowed. */
  isOverLimit: boolean;
  isGuest: boolean;
  /** What its price is taken for; a subscription and the trial cover written words alone. */
  source: SpendSource;
  /** There is not a word in it, which a tip alone may be. */
  isWordless: boolean;
  /** Its words order a picture. */
  ordersPicture?: boolean;
  /** Tokens that a message costs whom nothing covers; 0 is nothing. */
  price: number;
}

/** The next fact that a decision needs. */
type Needs =
  | { kind: 'needs'; fact: Exclude<keyof FactsOnTheWay, 'chat'> }
  | { kind: 'needs'; fact: 'chat'; isWithdrawnAllowed: boolean };

export interface RefuseSend {
  kind: 'refuse';
  refusal: RefusedSend;
  /** Whether a repeat hears the same; if not, it goes through once the reason has passed. */
  isKept: boolean;
  /** What staff are shown of it. */
  flagged: Finding | null;
}

export type SendDecision =
  | RefuseSend
  /** Stored free, and answered with a card at once. */
  | { kind: 'answer-distress'; chat: LockedChat; isAboutOwnAge: boolean }
  | { kind: 'store'; chat: LockedChat; charge: Charge };

/** What somebody hears whose age stands between them and the message. */
export const ageRefusals = {
  'not-required': null,
  passed: null,
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
} as const satisfies Record<AgeStanding, SendRefusal | null>;
export const statedAgeRefusals = {
  asked: 'adult-confirmation-required',
  held: 'under_age_review',
} as const satisfies Record<NonNullable<StatedAgeOutcome>, SendRefusal>;

/**
 * Decides about one message, in this order: judgement, distress, what was said of one's own age,
 * limits, age, moderation, a pause, price. Where the answer hangs on a fact that is not known yet, it names
 * that fact and is asked again. Whoever may be in danger is answered whatever they have, owe or have
 * yet to prove.
 */
export function decideSend(facts: SendFacts): SendDecision | Needs {
  const { fault, verdict, isTooLong } = facts;
  if (fault !== null) return reject(fault);
  if (!verdict) return { kind: 'needs', fact: 'verdict' };
  if (verdict.kind === 'crisis') return decideDistress(facts, verdict);
  if (isTooLong) return reject('message-too-long');
  const [finding] = verdict.kind === 'refused' ? verdict.findings : [];
  if (finding && isAboutOwnAge(verdict)) return decideOwnAge(facts, finding);
  if (facts.isOverLimit) return refuseForNow('too-many-attempts');
  if (!facts.ageStanding) return { kind: 'needs', fact: 'ageStanding' };
  const ageRefusal = ageRefusals[facts.ageStanding];
  if (ageRefusal) return refuseForNow(ageRefusal);
  if (finding)
    return reject(facts.ordersPicture ? orderRefusalOf(finding) : 'against-rules', finding);
  // Money alone is nobody's words.
  if (!facts.isWordless && facts.pause === undefined) return { kind: 'needs', fact: 'pause' };
  if (!facts.isWordless && facts.pause) return refuseWhilePaused(facts.pause);
  return decidePrice(facts);
}

function decideDistress({ chat }: SendFacts, verdict: Verdict): SendDecision | Needs {
  if (chat === undefined) return { kind: 'needs', fact: 'chat', isWithdrawnAllowed: true };
  if (!chat) return fail({ reason: 'no-such-character' });
  return { kind: 'answer-distress', chat, isAboutOwnAge: isAboutOwnAge(verdict) };
}

function decideOwnAge({ statedAge }: SendFacts, finding: Finding): SendDecision | Needs {
  if (statedAge === undefined) return { kind: 'needs', fact: 'statedAge' };
  return reject(statedAge ? statedAgeRefusals[statedAge] : 'against-rules', finding);
}

/** Subscribers write freely; then the trial of a lifetime is used up; then, of members, the price. */
function decidePrice(facts: SendFacts): SendDecision | Needs {
  const { chat, cover, price, isGuest } = facts;
  if (chat === undefined) return { kind: 'needs', fact: 'chat', isWithdrawnAllowed: false };
  if (!chat?.isPublished) return fail({ reason: 'no-such-character' });
  if (chat.isBlocked) return refuseForNow('character-blocked');
  if (facts.isSetAside === undefined) return { kind: 'needs', fact: 'isSetAside' };
  if (facts.isSetAside) return refuseForNow('chat-set-aside');
  if (facts.source !== 'text_message') {
    // A visitor has no tokens: what they lack is an account, whatever is left of their trial.
    if (isGuest) return fail({ reason: 'trial-ended' });
    return price === 0 ? { kind: 'store', chat, charge: free } : decidePayment(facts, chat);
  }
  if (cover === undefined) return { kind: 'needs', fact: 'cover' };
  if (cover === 'trial') return { kind: 'store', chat, charge: ofTrial };
  if (cover === 'none' && isGuest) return fail({ reason: 'trial-ended' });
  if (cover === 'subscription' || price === 0) return { kind: 'store', chat, charge: free };
  return decidePayment(facts, chat);
}

function decidePayment(
  { payment, price, source }: SendFacts,
  chat: LockedChat,
): SendDecision | Needs {
  if (payment === undefined) return { kind: 'needs', fact: 'payment' };
  if (!payment.ok) return refusePayment(payment, source);
  return { kind: 'store', chat, charge: paid(price, payment.transferId) };
}

/** Whoever is asked first may say yes under the same key. */
function refusePayment(payment: Exclude<Payment, { ok: true }>, source: SpendSource): RefuseSend {
  if (payment.reason !== 'confirmation-needed') return fail({ reason: payment.reason, source });
  const { reason, data } = payment;
  return { ...fail({ reason, source, tokens: data.tokens }), isKept: false };
}

function reject(reason: SendRefusal, flagged: Finding | null = null): RefuseSend {
  const refusal = { ok: false, kind: 'rejected', reason } as const;
  return { kind: 'refuse', refusal, isKept: true, flagged };
}

function fail(refusal: Omit<RefusedSend, 'ok' | 'kind'>): RefuseSend {
  const failed = { ok: false, kind: 'failed', ...refusal } as const;
  return { kind: 'refuse', refusal: failed, isKept: true, flagged: null };
}

function refuseWhilePaused(until: Date): RefuseSend {
  const refusal = { reason: 'chat-paused', pausedUntil: until.toISOString() } as const;
  return { ...fail(refusal), isKept: false };
}

const refuseForNow = (reason: SendRefusal): RefuseSend => ({ ...fail({ reason }), isKept: false });
