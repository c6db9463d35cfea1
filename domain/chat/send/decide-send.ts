import type { AgeStanding } from '../../age-checks/resolve-age-standing';
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
  /** Whether they are held for what they say of their own age. */
  statedAge: boolean;
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
  /** What the chat looks like from now on; it looks so much like it that the words are refused. */
  concern?: InChat | undefined;
}

/** What follows, in a chat, from words that only look like something. */
interface InChat {
  chat: LockedChat;
  concern: ConcernDecision;
}

export type SendDecision =
  | RefuseSend
  /** Stored free, and answered with a card at once. */
  | {
      kind: 'answer-distress';
      chat: LockedChat;
      isAboutOwnAge: boolean;
      concern?: InChat | undefined;
    }
  | { kind: 'store'; chat: LockedChat; charge: Charge; concern?: InChat | undefined };

/** What somebody hears whose age stands between them and the message. */
export const ageRefusals = {
  'not-required': null,
  passed: null,
  required: 'age-check-required',
  'to-confirm': 'adult-confirmation-required',
  held: 'under_age_review',
} as const satisfies Record<AgeStanding, SendRefusal | null>;

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
  if (finding && isClearlyUnderAge(verdict)) return decideOwnAge(facts, finding);
  if (facts.isOverLimit) return refuseForNow('too-many-attempts');
  if (!facts.ageStanding) return { kind: 'needs', fact: 'ageStanding' };
  const ageRefusal = ageRefusals[facts.ageStanding];
  if (ageRefusal && !isPlainTalkWhileAsked(facts)) return refuseForNow(ageRefusal);
  if (finding)
    return reject(facts.ordersPicture ? orderRefusalOf(finding) : 'against-rules', finding);
  // Money alone is nobody's words.
  if (!facts.isWordless && facts.pause === undefined) return { kind: 'needs', fact: 'pause' };
  if (!facts.isWordless && facts.pause) return refuseWhilePaused(facts.pause);
  return decideInChat(facts);
}

/** Decides whether a message is written words while the question about an age is open: those are free. */
const isPlainTalkWhileAsked = ({ ageStanding, source }: SendFacts): boolean =>
  ageStanding === 'to-confirm' && source === 'text_message';

function decideDistress({ chat }: SendFacts, verdict: Verdict): SendDecision | Needs {
  if (chat === undefined) return { kind: 'needs', fact: 'chat', isWithdrawnAllowed: true };
  if (!chat) return fail({ reason: 'no-such-character' });
  return { kind: 'answer-distress', chat, isAboutOwnAge: isClearlyUnderAge(verdict) };
}

function decideOwnAge({ statedAge }: SendFacts, finding: Finding): SendDecision | Needs {
  if (statedAge === undefined) return { kind: 'needs', fact: 'statedAge' };
  return reject(statedAge ? 'under_age_review' : 'against-rules', finding);
}

/** Whether there is somebody to hear it, what the words look like, then what is taken for it. */
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

/** What follows from what the words only look like; undefined where they look like nothing. */
function concernOf({ verdict }: SendFacts, chat: LockedChat): InChat | undefined {
  if (verdict?.kind !== 'allowed' || !verdict.likely) return undefined;
  return { chat, concern: decideConcern(chat.concerns, verdict.likely, chat.lastSeq + 1) };
}

/** Subscribers write freely; then the trial of a lifetime is used up; then, of members, the price. */
function decideCharge(facts: SendFacts, chat: LockedChat): SendDecision | Needs {
  const { cover, price, isGuest } = facts;
  if (isPlainTalkWhileAsked(facts)) return { kind: 'store', chat, charge: free };
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
  const rule = flagged && reason === 'against-rules' ? { rule: ruleOf(flagged) } : {};
  const refusal: RefusedSend = { ok: false, kind: 'rejected', reason, ...rule };
  return { kind: 'refuse', refusal, isKept: true, flagged };
}

/** Words about one's own age, where they hold nobody, break the rule about minors. */
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
