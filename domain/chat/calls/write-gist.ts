import type { ChatsRow, MessagesRow } from '~/db/rows';
import {
  LanguageModelRefused,
  type LanguageModel,
  type ReplyRequest,
} from '~/providers/language-model/language-model';
import { firstName } from '../../characters/first-name';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import { oneLine } from '../../shared/words/one-line';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { announceChange } from '../messages/change-message';
import type { MessagePlace } from '../messages/chat-of-message';
import { lockMessage } from '../messages/lock-message';
import { openWords, sealGist } from '../messages/message';
import { readDetails } from '../messages/message-details';
import { answerToShow } from '../reply/answer-to-show';
import { gistRequest } from './gist-prompt';
import { readTranscript, type SpokenTurn } from './transcript';

interface GistWriter {
  model: LanguageModel;
  moderator: Moderator;
}

/** The maximum length of the model's output: three short sentences. */
const maxTokens = 160;
/** The maximum length of a stored gist, in characters. */
const longest = 400;

/**
 * Writes the gist of a call into the message that sums it up, once, based on the stored transcript.
 * Writes nothing if there were signs of danger or the model returns nothing that may be shown. Returns
 * whether it was written. Throws LanguageModelUnavailable; safe to repeat.
 */
export async function writeGist(
  context: DomainContext,
  writer: GistWriter,
  place: MessagePlace,
  options: { requestId: string; signal: AbortSignal },
): Promise<boolean> {
  const { chatId, id: messageId } = place;
  const call = await readCall(context, place);
  if (!call) return false;
  const gist = await requestGist(writer, call, options);
  if (gist === null) return false;
  return transact(context, async (trx) => {
    const message = await lockMessage(context, trx, call.person, messageId);
    if (!message || message.isRemoved || message.gist !== null) return false;
    const sealed_gist = sealGist(context.seal, messageId, gist);
    await trx('messages').where({ chat_id: chatId, id: messageId }).update({ sealed_gist });
    await announceChange(context, trx, call.person, message);
    return true;
  });
}

interface Call {
  person: Person;
  chatId: string;
  characterName: string;
  turns: SpokenTurn[];
}

type CallRow = Pick<
  MessagesRow,
  'id' | 'chat_id' | 'type' | 'details' | 'content' | 'sealed_content' | 'sealed_gist'
> &
  Pick<ChatsRow, 'user_id'> & { name: string };

/** Returns a call that may get a gist; null if no transcript is stored or the gist is already written. */
async function readCall(
  { db, seal }: DomainContext,
  { chatId, id }: MessagePlace,
): Promise<Call | null> {
  const row = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .join('character_profiles as profile', 'profile.id', 'chats.character_id')
    .where({ 'messages.chat_id': chatId, 'messages.id': id, 'messages.removed_at': null })
    .first<CallRow | undefined>(
      'messages.id',
      'messages.chat_id',
      'messages.type',
      'messages.details',
      'messages.content',
      'messages.sealed_content',
      'messages.sealed_gist',
      'chats.user_id',
      'profile.name',
    );
  // Visitors cannot call.
  if (!row || row.sealed_gist !== null || row.user_id === null) return null;
  const details = readDetails(row.type, row.details);
  if (details?.type !== 'voice_call_summary' || details.isDistress === true) return null;
  const turns = readTranscript(openWords(seal, row));
  if (!turns.some(({ role }) => role === 'user')) return null;
  return {
    person: { kind: 'user', id: row.user_id },
    chatId: row.chat_id,
    characterName: firstName(row.name),
    turns,
  };
}

/** Returns the gist, or null if the model returned nothing that may be shown. */
async function requestGist(
  writer: GistWriter,
  { person, chatId, characterName, turns }: Call,
  options: { requestId: string; signal: AbortSignal },
): Promise<string | null> {
  const request: ReplyRequest = {
    ...gistRequest(characterName, turns),
    ...options,
    purpose: 'summary',
    about: { person, chatId },
    maxTokens,
  };
  try {
    const words = await answerToShow(writer, request, longest);
    return words === null ? null : oneLine(words);
  } catch (error) {
    if (error instanceof LanguageModelRefused) return null;
    throw error;
  }
}
