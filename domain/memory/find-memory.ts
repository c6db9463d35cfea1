import { locateMessages } from '../chat/messages/list-transcript';
import { findChatId } from '../chat/chats/open-chat';
import { nothingRecalled } from '../chat/reply/recollection';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readDiary, readFacts } from './fact-rows';
import type { DiaryEntry, Fact } from './schema';
import { readPreferences, type Preferences } from './preferences';
import { memorySettings } from './settings';

/** The position in the chat of the source message; null when that was removed. */
interface Sourced {
  seq: number | null;
}

/** The memory of a character about a person. */
export interface Memory {
  /** Null before the first message. */
  chatId: string | null;
  isOn: boolean;
  preferences: Preferences;
  /** The newest first, including forgotten ones that can still be restored. */
  facts: (Fact & Sourced)[];
  diary: (DiaryEntry & Sourced)[];
}

const nothingYet: Memory = {
  chatId: null,
  isOn: true,
  preferences: { ...nothingRecalled.preferences, language: null },
  facts: [],
  diary: [],
};

/** Returns a character's memory of a person, as shown to that person. */
export async function findMemory(
  context: DomainContext,
  person: Person,
  characterId: string,
): Promise<Memory> {
  const chatId = await findChatId(context.db, person, characterId);
  if (chatId === null) return nothingYet;
  const { diary_max_entries, memory_undo_seconds } = await context.settings(memorySettings);
  const [preferences, row, facts, diary] = await Promise.all([
    readPreferences(context, chatId),
    context.db('chat_memories').where({ chat_id: chatId }).first('is_on'),
    readFacts(context, chatId),
    readDiary(context, chatId, diary_max_entries),
  ]);
  const sources = [...facts.map(messageOf), ...diary.map(firstOf)].filter((id) => id !== null);
  const seqs = await locateMessages(context, chatId, sources);
  const gone = context.now().getTime() - memory_undo_seconds * 1000;
  const isThere = ({ forgottenAt }: Fact | DiaryEntry) =>
    forgottenAt === null || forgottenAt.getTime() > gone;
  const seqOf = (id: string | null) => (id === null ? null : (seqs.get(id) ?? null));
  return {
    chatId,
    isOn: row?.is_on ?? true,
    preferences,
    facts: facts
      .filter(isThere)
      .reverse()
      .map((fact) => ({ ...fact, seq: seqOf(fact.messageId) })),
    diary: diary.filter(isThere).map((entry) => ({ ...entry, seq: seqOf(entry.firstMessageId) })),
  };
}

const messageOf = ({ messageId }: Fact) => messageId;
const firstOf = ({ firstMessageId }: DiaryEntry) => firstMessageId;
