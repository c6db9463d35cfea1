import type { AuthorTrialsRow } from '~/db/rows';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
} from '~/providers/language-model/language-model';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { authorChanged } from '../events';
import { composeReply } from '../reply/compose-reply';
import { readReplySituation } from '../reply/reply-situation';
import type { ReplyWriter } from '../reply/write-reply';
import { chatSettings } from '../settings';
import { authorOf } from './author';
import { readPersona } from './persona-rows';
import { placeOfTrial } from './read-author';

type Writer = Pick<ReplyWriter, 'model' | 'moderator' | 'recall'>;

/** The trial with the message that its reply answers. */
type TrialRow = Pick<
  AuthorTrialsRow,
  'id' | 'chat_id' | 'reply_id' | 'model' | 'prompt' | 'persona' | 'request_id'
> & { message_id: string; seq: number };

/**
 * Writes the last reply of a chat again as the tried author, for comparison. It is moderated like a reply and
 * shown only whole. A trial that the model or the moderator refuses has failed; its person may try again.
 */
export async function writeTrial(
  context: DomainContext,
  writer: Writer,
  trialId: string,
  signal: AbortSignal,
): Promise<'written' | 'failed' | 'nothing-due'> {
  const trial = await findTrial(context, trialId);
  if (!trial) return 'nothing-due';
  const words = await composeTrial(context, writer, trial, signal);
  return endTrial(context, trial, words);
}

async function findTrial({ db }: DomainContext, trialId: string): Promise<TrialRow | undefined> {
  const { rows } = await db.raw<{ rows: TrialRow[] }>(
    `select trial.id, trial.chat_id, trial.reply_id, trial.model, trial.prompt, trial.persona,
            trial.request_id, answered.id as message_id, answered.seq
       from author_trials trial
       join messages reply on reply.chat_id = trial.chat_id and reply.id = trial.reply_id
       join messages answered on answered.chat_id = trial.chat_id and answered.id = reply.reply_to_id
      where trial.id = ? and trial.state = 'pending'`,
    [trialId],
  );
  return rows[0];
}

/** Returns the words, or null if there are none that may be shown. */
async function composeTrial(
  context: DomainContext,
  { recall, ...writer }: Writer,
  trial: TrialRow,
  signal: AbortSignal,
): Promise<string | null> {
  const { chat_id: chatId, message_id: messageId, seq } = trial;
  const whereabouts = { country: null, language: null };
  const occasion = { chatId, messageId, seq, whereabouts, except: trial.reply_id };
  const situation = await readReplySituation(context, occasion);
  const { person, characterId, messages } = situation;
  const version = trial.persona;
  const [settings, recollection, card] = await Promise.all([
    context.settings(chatSettings),
    recall({ chatId, person, characterId, messages }),
    readPersona(context.db, { characterId, version }),
  ]);
  const composer = {
    ...writer,
    author: authorOf(trial),
    purpose: 'trial' as const,
    maxTokens: settings.reply_max_tokens,
    contextTokens: settings.reply_context_tokens,
    requestId: trial.request_id ?? trial.id,
    chatId,
    recollection,
    now: context.now(),
    signal,
  };
  const character = { ...situation.character, ...card };
  try {
    const composed = await composeReply(composer, { ...situation, character }, silent);
    return composed.kind === 'words' && !composed.refusal ? composed.content : null;
  } catch (error) {
    const isOfModel =
      error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused;
    if (isOfModel || signal.aborted) return null;
    throw error;
  }
}

const silent = { onSentence: () => undefined, onRetraction: () => Promise.resolve() };

async function endTrial(
  context: DomainContext,
  { id, chat_id: chatId }: TrialRow,
  words: string | null,
): Promise<'written' | 'failed' | 'nothing-due'> {
  const state = words === null ? 'failed' : 'ready';
  const sealed = words === null ? null : context.seal.seal(words, placeOfTrial(id));
  return transact(context, async (trx) => {
    const ended = await trx('author_trials')
      .where({ id, state: 'pending' })
      .update({ state, sealed_content: sealed });
    const chat = await trx('chats')
      .where({ id: chatId })
      .first('user_id', 'guest_id', 'character_id');
    if (ended === 0 || !chat) return 'nothing-due';
    const about = { personId: chat.user_id ?? chat.guest_id, aggregateId: chatId };
    announce(trx, authorChanged, about, { chatId, characterId: chat.character_id });
    return words === null ? 'failed' : 'written';
  });
}
