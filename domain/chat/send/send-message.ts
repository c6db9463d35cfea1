import type { Knex } from 'knex';
import type * as z from 'zod';
import { resolveAgeStatus } from '../../age-checks/resolve-age-status';
import { applyStatedAge } from '../../age-reviews/apply-stated-age';
import { noteUnanswered } from '../../age-reviews/doubt-age';
import { flagContent } from '../../moderation/flag-content';
import { isOrderRefusal } from '../../moderation/prompts/order-refusal';
import type { Moderator, Verdict } from '../../moderation/verdict';
import type { WordKind } from '../../moderation/word-kinds';
import { cleanWords } from '../../shared/words/clean-words';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { isUniqueViolation } from '../../shared/transactions/unique-violation';
import { findPause } from '../../strikes/find-pause';
import { answerDistress } from './answer-distress';
import type { SpendSource } from './charge';
import { payForMessage, takeCover } from './charge-message';
import { decideSend, type FactsOnTheWay, type RefuseSend, type SendFacts } from './decide-send';
import { lockChat, type LockedChat } from '../chats/lock-chat';
import { noteConcern } from '../concerns/note-concern';
import { wasSetAside } from '../chats/was-set-aside';
import type { MessageDetails } from '../messages/message-details';
import { makeChat } from '../chats/open-chat';
import type { SendRefusal } from '../refusals';
import { ordersPicture } from '../photos/picture-order';
import { contentSchema } from '../schema';
import { judgeWords } from './judge-words';
import {
  announceOutcome,
  findOutcome,
  storeRefusal,
  type RefusedSend,
  type SendOutcome,
} from './send-outcome';
import { storeMessage } from './store-message';
import { repeatOutcome } from './announce-outcome-again';
import { chatSettings } from '../settings';

export interface SendMessageInput {
  person: Person;
  characterId: string;
  /** The chat it was written in, if the client sends it. */
  chatId?: string | undefined;
  idempotencyKey: string;
  content: string;
  /** The content besides the words, for example the story that it replies to. */
  details?: MessageDetails | null | undefined;
  /** The tokens of a tip. A tip may have no words and is answered with a gift. */
  tip?: number | undefined;
  /** The message of the same chat that it quotes. */
  replyTo?: string | undefined;
  /** The person's country, if it can be determined. */
  country?: string | undefined;
  /** The person's language (BCP 47), if the client sends it. */
  language?: string | undefined;
  /** The tokens that the person has confirmed, and whether for the rest of their day. */
  confirmed?: number | undefined;
  forToday?: boolean | undefined;
  /** True if it was said in a call. */
  isAloud?: boolean | undefined;
  /** True if the person's network exceeded the rate limit. Distress is answered nevertheless. */
  isOverLimit?: boolean | undefined;
}

/** The verdict on a tip without words. */
const wordless: Promise<Verdict> = Promise.resolve({ kind: 'allowed' });

/** The number of characters at each end of an overlong text that are checked for distress. */
const judgedAtEachEnd = 8000;

/**
 * Sends one message of a person, as `decideSend` decides. Moderation runs outside any transaction; then
 * one transaction takes the chat's next seq, charges, stores and announces. The same key, even
 * concurrently, gives one message, one charge and the same result, announced every time: a second call
 * violates a unique key, is rolled back and finds the first call's outcome.
 */
export async function sendMessage(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  try {
    return await send(context, moderator, { ...input, content: cleanWords(input.content) });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const outcome = await findOutcome(context, input.person.id, input.idempotencyKey);
    if (!outcome) throw error;
    return transact(context, (trx) => repeatOutcome(context, trx, input, outcome));
  }
}

async function send(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  const { person, content, country } = input;
  const initialFacts = await readFacts(context, input);
  const judged = initialFacts.isTooLong ? endsOf(content) : content;
  const readStatus = callOnce(() =>
    Promise.all([
      resolveAgeStatus(context, person, country),
      findPause(context.db, person, context.now()),
    ]),
  );
  const { facts, decision } = await findOut(initialFacts, {
    verdict: () =>
      judged === ''
        ? wordless
        : judgeWords(context, moderator, { characterId: input.characterId, content: judged }),
    ageStatus: async () => (await readStatus())[0],
    pause: async () => (await readStatus())[1],
  });
  if (decision.kind === 'refuse' && !decision.isKept) {
    return refuseForNow(context, input, decision.refusal);
  }
  if (decision.kind === 'needs' && decision.fact === 'chat') {
    return inChat(context, input, decision, (trx, chat) =>
      conclude(context, trx, input, { ...facts, chat }),
    );
  }
  return transact(context, (trx) => conclude(context, trx, input, facts));
}

/** Returns a function that makes the request at its first call and shares its result with later calls. */
function callOnce<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= load());
}

/** Returns the initial facts about a message. */
async function readFacts(
  context: DomainContext,
  { content, isOverLimit = false, person, tip, details }: SendMessageInput,
): Promise<SendFacts> {
  const settings = await context.settings(chatSettings);
  const source = sourceOf({ tip, details });
  const read = contentSchema.safeParse(content);
  const isReadable = read.success || (tip !== undefined && content === '');
  return {
    fault: isReadable ? null : faultOf(read.error?.issues[0]?.code),
    isTooLong: content.length > settings.message_max_length,
    isOverLimit,
    isGuest: person.kind === 'guest',
    source,
    isWordless: content === '',
    ordersPicture: ordersPicture(content),
    price:
      tip ?? settings[source === 'voice_message' ? 'voice_message_price' : 'text_message_price'],
  };
}

/** Returns the purpose of a message's price. */
function sourceOf({ tip, details }: Pick<SendMessageInput, 'tip' | 'details'>): SpendSource {
  if (tip !== undefined) return 'chat_tip';
  return details?.type === 'audio' ? 'voice_message' : 'text_message';
}

/** Returns the rule that a text breaks, by the code of the schema's issue. */
function faultOf(code: z.core.$ZodIssue['code'] | undefined): SendRefusal {
  if (code === 'too_small') return 'message-required';
  return code === 'too_big' ? 'message-too-long' : 'message-not-storable';
}

/** The functions that read facts on demand. */
type Readers = {
  [Fact in keyof FactsOnTheWay]?: (() => Promise<FactsOnTheWay[Fact]>) | null | undefined;
};

/** Decides, and reads one fact after another while the decision needs one that can be read. */
async function findOut(facts: SendFacts, readers: Readers) {
  let current = facts;
  let decision = decideSend(current);
  while (decision.kind === 'needs') {
    const read = readers[decision.fact];
    if (!read) break;
    current = { ...current, [decision.fact]: await read() };
    decision = decideSend(current);
  }
  return { facts: current, decision };
}

/** Reads the facts that require a transaction and carries out the decision. */
async function conclude(
  context: DomainContext,
  trx: Knex.Transaction,
  input: SendMessageInput,
  { chat, verdict, ...facts }: SendFacts,
): Promise<SendOutcome> {
  const { person } = input;
  const applyAge = verdict && (() => applyStatedAge(context, trx, person, verdict));
  const { price: tokens, source } = facts;
  const isTip = source === 'chat_tip';
  const pay = chat && (() => payForMessage(context, trx, input, { ...chat, tokens, source }));
  const { decision } = await findOut(
    { ...facts, chat, verdict },
    {
      statedAge: applyAge,
      isSetAside: () => wasSetAside(trx, person, { chatId: input.chatId, current: chat?.id }),
      cover: () => takeCover(context, trx, person),
      payment: pay,
    },
  );
  if (decision.kind === 'needs') throw new Error(`nobody tells the ${decision.fact} of a message`);
  if (decision.concern) await noteConcern(context, trx, person, decision.concern);
  if (decision.kind === 'refuse') return refuse(context, trx, input, decision);
  if (facts.ageStatus === 'to-confirm') await noteUnanswered(context, trx, person);
  if (decision.kind === 'store') {
    const details = isTip ? ({ type: 'tip', tokens } as const) : input.details;
    const message = { ...input, details };
    return storeMessage(context, trx, decision.chat, message, decision.charge, {
      isAnswered: isTip,
    });
  }
  const outcome = await answerDistress(context, trx, decision.chat, input);
  if (decision.isAboutOwnAge) await applyAge?.();
  return outcome;
}

/** Returns a text, or its two ends on separate lines if it is too long. */
function endsOf(text: string): string {
  if (text.length <= 2 * judgedAtEachEnd) return text;
  return `${text.slice(0, judgedAtEachEnd)}\n${text.slice(-judgedAtEachEnd)}`;
}

/**
 * Runs `work` in a transaction with the person's locked chat, which is created if there is none; with
 * null if it cannot be created.
 */
async function inChat(
  context: DomainContext,
  { person, characterId, language }: SendMessageInput,
  { isWithdrawnAllowed }: { isWithdrawnAllowed: boolean },
  work: (trx: Knex.Transaction, chat: LockedChat | null) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const attempt = () =>
    transact(context, async (trx) => {
      const chat = await lockChat(trx, person, characterId);
      return chat ? work(trx, chat) : null;
    });
  const done = await attempt();
  if (done) return done;
  const opened = await makeChat(context, person, characterId, { isWithdrawnAllowed, language });
  if (!opened.ok) return transact(context, (trx) => work(trx, null));
  const retried = await attempt();
  if (!retried) throw new Error('the chat has gone');
  return retried;
}

/** Refuses without storing the outcome, so that the same message can be sent once the reason has passed. */
async function refuseForNow(
  context: DomainContext,
  input: SendMessageInput,
  refusal: RefusedSend,
): Promise<SendOutcome> {
  const outcome = await findOutcome(context, input.person.id, input.idempotencyKey);
  if (outcome) return transact(context, (trx) => repeatOutcome(context, trx, input, outcome));
  return transact(context, (trx) => {
    announceOutcome(trx, input.person, input.idempotencyKey, refusal, { tip: input.tip });
    return Promise.resolve(refusal);
  });
}

async function refuse(
  context: DomainContext,
  trx: Knex.Transaction,
  input: SendMessageInput,
  { refusal, isKept, flagged }: RefuseSend,
): Promise<SendOutcome> {
  const { person, idempotencyKey, content, characterId, language } = input;
  if (isKept) {
    await storeRefusal(trx, person.id, idempotencyKey, refusal, context.now());
  } else {
    const { seal } = context;
    const outcome = await findOutcome({ db: trx, seal }, person.id, idempotencyKey);
    if (outcome) return repeatOutcome(context, trx, input, outcome);
  }
  announceOutcome(trx, person, idempotencyKey, refusal, { tip: input.tip });
  if (flagged) {
    const kind = isOrderRefusal(refusal.reason) ? 'photo' : kindOf(input);
    const about = { person, characterId, language, kind };
    await flagContent(context, trx, { ...about, text: content, finding: flagged });
  }
  return refusal;
}

/** Returns the kind of a message's words. */
function kindOf({ tip, details }: SendMessageInput): WordKind {
  if (tip !== undefined) return 'tip';
  return details?.type === 'STORY_REPLY' ? 'story-reply' : 'message';
}
