import type { AgeStatus } from '../../age-checks/resolve-age-status';
import { orderRefusalOf } from '../../moderation/prompts/order-refusal';
import {
  isClearlyUnderAge,
  type Finding,
  type RefusedCategory,
  type Verdict,
} from '../../moderation/verdict';
import { free, ofTrial, paid, type Charge, type SpendSource } from './charge';
import type { LockedChat } from '../chats/lock-chat';
import { decideConcern, type ConcernDecision } from '../concerns/decide-concern';
import type { SendRefusal } from '../refusals';
import type { RefusedSend } from './send-outcome';

/** The reason why a message is free; a trial message is used up by it. */
export type Cover = 'subscription' | 'trial' | 'none';

/** The wallet's result: the transfer that paid the price, or the reason why it may not be spent. */
export type Payment =
  | { ok: true; transferId: string }
  | { ok: false; reason: 'insufficient-balance' | 'spending-limit' }
  | { ok: false; reason: 'confirmation-needed'; data: { tokens: number } };

/** Facts that are determined in this order, each only when a decision needs it. */
export interface FactsOnTheWay {
  verdict: Verdict;
  ageStatus: AgeStatus;
  /** The end of a pause in which they may not write in chats; null without one. */
  pause: Date | null;
  /** True if they are held for what they say about their own age. */
  statedAge: boolean;
  /** The locked chat; null when there is no such character. */
  chat: LockedChat | null;
  /** True if it was written in another chat, which has since been set aside. */
  isSetAside: boolean;
  cover: Cover;
  payment: Payment;
}

/** The facts about a message and its sender. */
export interface SendFacts extends Partial<FactsOnTheWay> {
  /** The reason why the text cannot be moderated at all. */
  fault: SendRefusal | null;
  /** True if it exceeds the maximum length. */
  isTooLong: boolean;
  /** True if the sender's network has exceeded the rate limit. */
  isOverLimit: boolean;
  isGuest: boolean;
  /** The purpose of the price. A subscription and the trial cover only written messages. */
  source: SpendSource;
  /** True if it contains no words, which is allowed only for a tip. */
  isWordless: boolean;
  /** True if its words order a picture. */
  ordersPicture?: boolean;
  /** The price in tokens of a message without cover; 0 if messages are free. */
  price: number;
}

/** The next fact that a decision needs. */
type Needs =
  | { kind: 'needs'; fact: Exclude<keyof FactsOnTheWay, 'chat'> }
  | { kind: 'needs'; fact: 'chat'; isWithdrawnAllowed: boolean };

export interface RefuseSend {
  kind: 'refuse';
  refusal: RefusedSend;
  /** True if a repeat gets the same result. Otherwise it is sent once the reason no longer applies. */
  isKept: boolean;
  /** The finding that is shown to staff. */
  flagged: Finding | null;
  /** The new evidence of the chat, which is strong enough to refuse the message. */
  concern?: InChat | undefined;
}

/** The consequences, in a chat, of a message that is merely suspicious. */
interface InChat {
  chat: LockedChat;
  concern: ConcernDecision;
}

export type SendDecision =
  | RefuseSend
  /** Stored free, and immediately answered with the crisis card. */
  | {
      kind: 'answer-distress';
      chat: LockedChat;
      isAboutOwnAge: boolean;
      concern?: InChat | undefined;
    }
  | { kind: 'store'; chat: LockedChat; charge: Charge; concern?: InChat | undefined };

/** The refusal for each age status that prevents a message. */
export const ageRefusals = {
  'not-required': null,
  passed: null,
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
} as const satisfies Record<AgeStatus, SendRefusal | null>;

/**
 * Decides about one message, in this order: moderation verdict, distress, statements about the
 * person's own age, limits, age, rules, a pause, price. If it needs a further fact, it returns the name
 * of that fact and must be called again. A person who may be in danger is always answered, regardless
 * of their balance, debts or missing proofs.
 */
export function decideSend(facts: SendFacts): SendDecision | Needs {
  const { fault, verdict, isTooLong } = facts;
  if (fault !== null) return reject(fault);
  if (!verdict) return { kind: 'needs', fact: 'verdict' };
  if (verdict.kind === 'crisis') return decideDistress(facts, verdict);
  if (isTooLong) return reject('message-too-long');
  const [finding] = verdict.kind === 'refused' ? verdict.findings : [];
  if (finding && isClearlyUnderAge(verdict)) return decideOwnAge(facts, finding);
  if (facts.isOverLimit) return refuseForNow('too-many-attempts');
  if (!facts.ageStatus) return { kind: 'needs', fact: 'ageStatus' };
  const ageRefusal = ageRefusals[facts.ageStatus];
  if (ageRefusal && !isPlainTalkDuringAgeQuestion(facts)) return refuseForNow(ageRefusal);
  if (finding)
    return reject(facts.ordersPicture ? orderRefusalOf(finding) : 'against-rules', finding);
  // A tip without words needs no check for a pause.
  if (!facts.isWordless && facts.pause === undefined) return { kind: 'needs', fact: 'pause' };
  if (!facts.isWordless && facts.pause) return refuseWhilePaused(facts.pause);
  return decideInChat(facts);
}

/**
 * Checks for a written message while the question about the person's age is open. Such messages are
 * free.
 */
const isPlainTalkDuringAgeQuestion = ({ ageStatus, source }: SendFacts): boolean =>
  ageStatus === 'to-confirm' && source === 'text_message';

function decideDistress({ chat }: SendFacts, verdict: Verdict): SendDecision | Needs {
  if (chat === undefined) return { kind: 'needs', fact: 'chat', isWithdrawnAllowed: true };
  if (!chat) return fail({ reason: 'no-such-character' });
  return { kind: 'answer-distress', chat, isAboutOwnAge: isClearlyUnderAge(verdict) };
}

function decideOwnAge({ statedAge }: SendFacts, finding: Finding): SendDecision | Needs {
  if (statedAge === undefined) return { kind: 'needs', fact: 'statedAge' };
  return reject(statedAge ? 'under_age_review' : 'against-rules', finding);
}

/**
 * Decides in the chat: whether the character can receive the message, whether it is suspicious, then
 * the charge.
 */
function decideInChat(facts: SendFacts): SendDecision | Needs {
  const { chat } = facts;
  if (chat === undefined) return { kind: 'needs', fact: 'chat', isWithdrawnAllowed: false };
  if (!chat?.isPublished) return fail({ reason: 'no-such-character' });
  if (chat.isBlocked) return refuseForNow('character-blocked');
  if (facts.isSetAside === undefined) return { kind: 'needs', fact: 'isSetAside' };
  if (facts.isSetAside) return refuseForNow('chat-set-aside');
  const concern = concernOf(facts, chat);
  if (concern?.concern.help === 'card') {
    return { kind: 'answer-distress', chat, isAboutOwnAge: false, concern };
  }
  const looked = concern?.concern.refused;
  if (looked) return { ...reject('against-rules', looked), concern };
  const decided = decideCharge(facts, chat);
  return decided.kind === 'store' && concern ? { ...decided, concern } : decided;
}

/** Returns the consequences of a merely suspicious message; undefined if it is not suspicious. */
function concernOf({ verdict }: SendFacts, chat: LockedChat): InChat | undefined {
  if (verdict?.kind !== 'allowed' || !verdict.likely) return undefined;
  return { chat, concern: decideConcern(chat.concerns, verdict.likely, chat.lastSeq + 1) };
}

/** Decides the charge: free for subscribers, then the lifetime trial, then the price for users. */
function decideCharge(facts: SendFacts, chat: LockedChat): SendDecision | Needs {
  const { cover, price, isGuest } = facts;
  if (isPlainTalkDuringAgeQuestion(facts)) return { kind: 'store', chat, charge: free };
  if (facts.source !== 'text_message') {
    // A visitor has no tokens: they need an account, even with trial messages left.
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

/** A sender who must confirm may do so under the same key. */
function refusePayment(payment: Exclude<Payment, { ok: true }>, source: SpendSource): RefuseSend {
  if (payment.reason !== 'confirmation-needed') return fail({ reason: payment.reason, source });
  const { reason, data } = payment;
  return { ...fail({ reason, source, tokens: data.tokens }), isKept: false };
}

function reject(reason: SendRefusal, flagged: Finding | null = null): RefuseSend {
  const rule = flagged && reason === 'against-rules' ? { rule: ruleOf(flagged) } : {};
  const refusal: RefusedSend = { ok: false, kind: 'rejected', reason, ...rule };
  return { kind: 'refuse', refusal, isKept: true, flagged };
}

/** Statements about the person's own age that do not lead to a hold break the rule about minors. */
const ruleOf = ({ category }: Finding): RefusedCategory =>
  category === 'crisis' || category === 'minor_self' ? 'minors' : category;

function fail(refusal: Omit<RefusedSend, 'ok' | 'kind'>): RefuseSend {
  const failed = { ok: false, kind: 'failed', ...refusal } as const;
  return { kind: 'refuse', refusal: failed, isKept: true, flagged: null };
}

function refuseWhilePaused(until: Date): RefuseSend {
  const refusal = { reason: 'chat-paused', pausedUntil: until.toISOString() } as const;
  return { ...fail(refusal), isKept: false };
}

const refuseForNow = (reason: SendRefusal): RefuseSend => ({ ...fail({ reason }), isKept: false });
