import type { Knex } from 'knex';
import type * as z from 'zod';
import { resolveAgeStanding } from '../../age-checks/resolve-age-standing';
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
import { repeatOutcome } from './tell-outcome';
import { chatSettings } from '../settings';

export interface SendMessageInput {
  person: Person;
  characterId: string;
  /** The chat it was written in, where its writer knows of one. */
  chatId?: string | undefined;
  idempotencyKey: string;
  content: string;
  /** What it carries beside its words, a story that it answers, say. */
  details?: MessageDetails | null | undefined;
  /** Tokens that it gives away; it may then be without words, and is answered by a gift. */
  tip?: number | undefined;
  /** The message of the same chat that it answers. */
  replyTo?: string | undefined;
  /** Where the person is, if anybody can say. */
  country?: string | undefined;
  /** What they read (BCP 47), if their client says. */
  language?: string | undefined;
  /** Tokens they agreed to on being asked, and whether for the rest of their day. */
  confirmed?: number | undefined;
  forToday?: boolean | undefined;
  /** It was said in a call. */
  isAloud?: boolean | undefined;
  /** More came from their network than is allowed; distress is answered all the same. */
  isOverLimit?: boolean | undefined;
}

/** What is said of a tip without a word. */
const wordless: Promise<Verdict> = Promise.resolve({ kind: 'allowed' });

/** Of a text that is too long, so many characters at each end are searched for distress. */
const judgedAtEachEnd = 8000;

/**
 * Sends one message of a person, as `decideSend` decides. The judgement is made outside any
 * transaction; then one transaction takes the chat's next seq, charges, stores and announces. The
 * same key, however
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
    return await send(context, moderator, { ...input, content: cleanWords(input.content) });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await findOutcome(context, input.person.id, input.idempotencyKey);
    if (!known) throw error;
    return transact(context, (trx) => repeatOutcome(context, trx, input, known));
  }
}

async function send(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  const { person, content, country } = input;
  const known = await readFacts(context, input);
  const judged = known.isTooLong ? endsOf(content) : content;
  const standing = askOnce(() =>
    Promise.all([
      resolveAgeStanding(context, person, country),
      findPause(context.db, person, context.now()),
    ]),
  );
  const { facts, decision } = await findOut(known, {
    verdict: () =>
      judged === ''
        ? wordless
        : judgeWords(context, moderator, { characterId: input.characterId, content: judged }),
    ageStanding: async () => (await standing())[0],
    pause: async () => (await standing())[1],
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

/** Asks when it is first needed; what is asked at once is one statement. */
function askOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= ask());
}

/** What is known of a message from the start. */
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

/** What the price of a message is taken for. */
function sourceOf({ tip, details }: Pick<SendMessageInput, 'tip' | 'details'>): SpendSource {
  if (tip !== undefined) return 'chat_tip';
  return details?.type === 'audio' ? 'voice_message' : 'text_message';
}

/** Which of its rules a text breaks, by the code of the schema's issue. */
function faultOf(code: z.core.$ZodIssue['code'] | undefined): SendRefusal {
  if (code === 'too_small') return 'message-required';
  return code === 'too_big' ? 'message-too-long' : 'message-not-storable';
}

/** How facts are found out that are not known from the start. */
type Readers = {
  [Fact in keyof FactsOnTheWay]?: (() => Promise<FactsOnTheWay[Fact]>) | null | undefined;
};

/** Decides, and finds out one fact after another for as long as one is needed that can be read. */
async function findOut(facts: SendFacts, readers: Readers) {
  let known = facts;
  let decision = decideSend(known);
  while (decision.kind === 'needs') {
    const read = readers[decision.fact];
    if (!read) break;
    known = { ...known, [decision.fact]: await read() };
    decision = decideSend(known);
  }
  return { facts: known, decision };
}

/** Finds out what can be told in a transaction only, and carries out what is then decided. */
async function conclude(
  context: DomainContext,
  trx: Knex.Transaction,
  input: SendMessageInput,
  { chat, verdict, ...facts }: SendFacts,
): Promise<SendOutcome> {
  const { person } = input;
  const heedAge = verdict && (() => applyStatedAge(context, trx, person, verdict));
  const { price: tokens, source } = facts;
  const isTip = source === 'chat_tip';
  const pay = chat && (() => payForMessage(context, trx, input, { ...chat, tokens, source }));
  const { decision } = await findOut(
    { ...facts, chat, verdict },
    {
      statedAge: heedAge,
      isSetAside: () => wasSetAside(trx, person, { chatId: input.chatId, current: chat?.id }),
      cover: () => takeCover(context, trx, person),
      payment: pay,
    },
  );
  if (decision.kind === 'needs') throw new Error(`nobody tells the ${decision.fact} of a message`);
  if (decision.concern) await noteConcern(context, trx, person, decision.concern);
  if (decision.kind === 'refuse') return refuse(context, trx, input, decision);
  if (facts.ageStanding === 'to-confirm') await noteUnanswered(context, trx, person);
  if (decision.kind === 'store') {
    const details = isTip ? ({ type: 'tip', tokens } as const) : input.details;
    const message = { ...input, details };
    return storeMessage(context, trx, decision.chat, message, decision.charge, {
      isAnswered: isTip,
    });
  }
  const outcome = await answerDistress(context, trx, decision.chat, input);
  if (decision.isAboutOwnAge) await heedAge?.();
  return outcome;
}

/** A text, or its two ends on lines of their own. */
function endsOf(text: string): string {
  if (text.length <= 2 * judgedAtEachEnd) return text;
  return `${text.slice(0, judgedAtEachEnd)}\n${text.slice(-judgedAtEachEnd)}`;
}

/**
 * Works in a transaction on the person's chat with the character, which is made if there is none;
 * on null when there can be none.
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

/** Nothing is stored: once the reason has passed, the same message goes through. */
async function refuseForNow(
  context: DomainContext,
  input: SendMessageInput,
  refusal: RefusedSend,
): Promise<SendOutcome> {
  const known = await findOutcome(context, input.person.id, input.idempotencyKey);
  if (known) return transact(context, (trx) => repeatOutcome(context, trx, input, known));
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
    const known = await findOutcome({ db: trx, seal }, person.id, idempotencyKey);
    if (known) return repeatOutcome(context, trx, input, known);
  }
  announceOutcome(trx, person, idempotencyKey, refusal, { tip: input.tip });
  if (flagged) {
    const kind = isOrderRefusal(refusal.reason) ? 'photo' : kindOf(input);
    const about = { person, characterId, language, kind };
    await flagContent(context, trx, { ...about, text: content, finding: flagged });
  }
  return refusal;
}

/** What the words of a message are said as. */
function kindOf({ tip, details }: SendMessageInput): WordKind {
  if (tip !== undefined) return 'tip';
  return details?.type === 'STORY_REPLY' ? 'story-reply' : 'message';
}
