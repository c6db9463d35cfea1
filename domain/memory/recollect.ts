import { nothingRecalled, type Recollection } from '../chat/reply/recollection';
import type { RecallOf } from '../chat/reply/write-reply';
import type { DomainContext } from '../shared/context';
import { chooseFacts } from './choose-facts';
import type { RelationshipLevel } from './decide-relationship';
import { readDiary, readFacts } from './fact-rows';
import { readPreferences } from './preferences';
import { findRelationship } from './find-relationship';
import { recallLines, wantedOf } from './lines/recall-lines';
import { readTogether } from '../shared/reading/read-together';

/** The maximum number of diary entries given to a reply. */
const diaryRead = 6;

/** The text about each level of closeness in the model's prompt. */
const closenessTexts: Record<RelationshipLevel, string> = {
  new: 'you have only just met; be curious, and do not act as old friends.',
  acquainted: 'you are getting to know each other.',
  familiar: 'you know each other well by now and talk easily.',
  close: 'you are close; you share small jokes and worries.',
  'very-close': 'you are very close and have been for a long time; you trust each other.',
};

/**
 * Returns what a character knows for its reply: the facts by their relevance, earlier messages about the same,
 * and the newest of the diary. While the memory is off, this is only the person's
 * preferences.
 */
export async function recollect(
  context: DomainContext,
  { chatId, person, characterId, messages }: RecallOf,
): Promise<Recollection> {
  // All reads run as one statement. A memory that is off is rare, so its reads are not skipped.
  const [isOn, preferences, facts, diary, relationship, lines] = await Promise.all([
    isMemoryOn(context, chatId),
    readPreferences(context, chatId),
    readFacts(context, chatId),
    readDiary(context, chatId, diaryRead),
    findRelationship(context, { chatId, person, characterId }),
    recallLines(context, { chatId, person, messages }),
  ]);
  if (!isOn) return { ...nothingRecalled, preferences };
  const remembered = facts.filter(({ forgottenAt }) => forgottenAt === null);
  const now = context.now();
  return {
    facts: chooseFacts(remembered, wantedOf(messages, { at: now, timeZone: 'UTC' }), now).map(
      ({ text, quote, messageId, toldAt, editedAt }) => ({
        text,
        messageId,
        // After an edit, the original quote may contradict the text.
        quote: editedAt === null ? quote : null,
        toldAt: editedAt ?? toldAt,
      }),
    ),
    lines,
    diary: diary.filter(({ forgottenAt }) => forgottenAt === null),
    relationship: closenessTexts[relationship.level],
    preferences,
  };
}

async function isMemoryOn({ db }: DomainContext, chatId: string): Promise<boolean> {
  const found = db.raw('select is_on from chat_memories where chat_id = ?', [chatId]);
  const [memory] = await readTogether<{ is_on: boolean }>(db, found, {});
  return memory?.is_on ?? false;
}
