import type { Knex } from 'knex';
import { resolveAgeStanding, type AgeStanding } from '../age-checks/resolve-age-standing';
import {
  applyStatedAge,
  isAboutOwnAge,
  type StatedAgeOutcome,
} from '../age-reviews/apply-stated-age';
import { flagContent } from '../moderation/flag-content';
import type { Moderator, Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transact';
import { isUniqueViolation } from '../shared/unique-violation';
import { answerDistress, repeatCard } from './answer-distress';
import { chargeMessage } from './charge-message';
import { lockChat, type LockedChat } from './lock-chat';
import { makeChat } from './open-chat';
import {
  adultConfirmationRequired,
  ageCheckRequired,
  ageUnderReview,
  characterNotFound,
  contentSchema,
  insufficientBalance,
  tooManyMessages,
  trialEnded,
} from './schema';
import { announceOutcome, findOutcome, storeRefusal, type SendOutcome } from './send-outcome';
import { storeMessage } from './store-message';

export interface SendMessageInput {
  person: Person;
  characterId: string;
  idempotencyKey: string;
  content: string;
  /** Where the person is, if anybody can say. */
  country?: string | undefined;
  /** What they read (BCP 47), if their client says. */
  language?: string | undefined;
  /** More came from their network than is allowed; distress is answered all the same. */
  isOverLimit?: boolean | undefined;
}

type Refused = Extract<SendOutcome, { ok: false }>;

const rejectionText = 'This message goes against our rules and was not sent.';
const tooLong = 'message is too long';
/** Of a text that is too long, so many characters at each end are searched for distress. */
const judgedAtEachEnd = 8000;
/** What somebody hears whose age stands between them and the message. */
const ageRefusals: Partial<Record<AgeStanding, string>> = {
  required: ageCheckRequired,
  'to-confirm': adultConfirmationRequired,
  held: ageUnderReview,
};
const saidAgeRefusals: Record<NonNullable<StatedAgeOutcome>, string> = {
  asked: adultConfirmationRequired,
  held: ageUnderReview,
};

/**
 * Decides about one message of a person, in this order: judgement, distress, what was said of one's
 * own age, limits and age, moderation, price. The judgement is made outside any transaction; then
 * one transaction takes the chat's next seq, charges, stores and announces. The same key, however
 * often and however concurrently, gives one message, one charge and the same answer, announced
 * every time: whoever comes second breaks a unique key, is rolled back, and finds the first one's
 * outcome.
 */
export async function sendMessage(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  try {
    return await decide(context, moderator, { ...input, content: input.content.trim() });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await findOutcome(context, input.person.id, input.idempotencyKey);
    if (!known) throw error;
    return announceAgain(context, input, known);
  }
}

function announceAgain(
  context: DomainContext,
  { person, idempotencyKey }: SendMessageInput,
  known: SendOutcome,
): Promise<SendOutcome> {
  return transact(context, async (trx) => {
    announceOutcome(trx, person, idempotencyKey, known, { isRepeat: true });
    if (known.ok) await repeatCard(context, trx, person, known.message);
    return known;
  });
}

async function decide(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  const refuse = (error: string) =>
    refuseMessage(context, input, { ok: false, kind: 'rejected', error });
  const content = contentSchema.safeParse(input.content);
  if (!content.success) return refuse(content.error.issues[0]?.message ?? tooLong);
  const { message_max_length } = await context.settings();
  const isTooLong = content.data.length > message_max_length;
  const judged = isTooLong ? endsOf(content.data) : content.data;
  const verdict = await moderator.judge(judged, 'from_person');
  if (verdict.kind === 'crisis') return takeDistress(context, input, verdict);
  if (isTooLong) return refuse(tooLong);
  const isRefused = verdict.kind === 'refused';
  if (isRefused && isAboutOwnAge(verdict)) return rejectMessage(context, input, verdict);
  if (input.isOverLimit) return refuseForNow(context, input, tooManyMessages);
  const standing = await resolveAgeStanding(context, input.person, input.country);
  const ageRefusal = ageRefusals[standing];
  if (ageRefusal) return refuseForNow(context, input, ageRefusal);
  if (isRefused) return rejectMessage(context, input, verdict);
  return takeMessage(context, input);
}

/** A text, or its two ends on lines of their own. */
function endsOf(text: string): string {
  if (text.length <= 2 * judgedAtEachEnd) return text;
  return `${text.slice(0, judgedAtEachEnd)}\n${text.slice(-judgedAtEachEnd)}`;
}

/**
 * Whoever may be in danger is answered at once, whatever they have, owe or have yet to prove. What
 * they said of their age counts all the same, after the answer.
 */
function takeDistress(
  context: DomainContext,
  input: SendMessageInput,
  verdict: Verdict,
): Promise<SendOutcome> {
  return inChat(context, input, { isWithdrawnAllowed: true }, async (trx, chat) => {
    const outcome = await answerDistress(context, trx, chat, input);
    await applyStatedAge(context, trx, input.person, verdict);
    return outcome;
  });
}

function takeMessage(context: DomainContext, input: SendMessageInput): Promise<SendOutcome> {
  return inChat(context, input, { isWithdrawnAllowed: false }, async (trx, chat) => {
    const refuse = (outcome: Omit<Refused, 'ok' | 'kind'>) =>
      refuseWithin(context, trx, input, { ok: false, kind: 'failed', ...outcome });
    if (!chat.isPublished) return refuse({ error: characterNotFound });
    const charged = await chargeMessage(context, trx, input.person, chat.messageId);
    if (charged.ok) return storeMessage(context, trx, chat, input, charged.charge);
    return charged.reason === 'trial-ended'
      ? refuse({ error: trialEnded })
      : refuse({ error: insufficientBalance, source: 'text_message' });
  });
}

/** Works in a transaction on the person's chat with the character, which is made if there is none. */
async function inChat(
  context: DomainContext,
  input: SendMessageInput,
  { isWithdrawnAllowed }: { isWithdrawnAllowed: boolean },
  work: (trx: Knex.Transaction, chat: LockedChat) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const { person, characterId, language } = input;
  const attempt = () =>
    transact(context, async (trx) => {
      const chat = await lockChat(trx, person, characterId);
      return chat ? work(trx, chat) : null;
    });
  const done = await attempt();
  if (done) return done;
  const opened = await makeChat(context, person, characterId, { isWithdrawnAllowed, language });
  if (!opened.ok) {
    return refuseMessage(context, input, { ok: false, kind: 'failed', error: characterNotFound });
  }
  const retried = await attempt();
  if (!retried) throw new Error('the chat has gone');
  return retried;
}

/** Nothing is stored: once the reason has passed, the same message goes through. */
async function refuseForNow(
  context: DomainContext,
  input: SendMessageInput,
  error: string,
): Promise<SendOutcome> {
  const known = await findOutcome(context, input.person.id, input.idempotencyKey);
  if (known) return announceAgain(context, input, known);
  return transact(context, (trx) => {
    const refused: SendOutcome = { ok: false, kind: 'failed', error };
    announceOutcome(trx, input.person, input.idempotencyKey, refused);
    return Promise.resolve(refused);
  });
}

function refuseMessage(
  context: DomainContext,
  input: SendMessageInput,
  outcome: Refused,
): Promise<Refused> {
  return transact(context, (trx) => refuseWithin(context, trx, input, outcome));
}

async function refuseWithin(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, idempotencyKey }: SendMessageInput,
  outcome: Refused,
): Promise<Refused> {
  await storeRefusal(trx, person.id, idempotencyKey, outcome, context.now());
  announceOutcome(trx, person, idempotencyKey, outcome);
  return outcome;
}

function rejectMessage(
  context: DomainContext,
  input: SendMessageInput,
  verdict: Extract<Verdict, { kind: 'refused' }>,
): Promise<Refused> {
  return transact(context, async (trx) => {
    const heeded = await applyStatedAge(context, trx, input.person, verdict);
    const refused = await refuseWithin(context, trx, input, {
      ok: false,
      kind: 'rejected',
      error: heeded ? saidAgeRefusals[heeded] : rejectionText,
    });
    const [finding] = verdict.findings;
    await flagContent(context, trx, {
      ...input,
      text: input.content,
      finding,
      direction: 'from_person',
    });
    return refused;
  });
}
