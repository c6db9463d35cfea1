import { nothingRecalled, type Recollection } from '../chat/reply/recollection';
import type { RecallOf } from '../chat/reply/write-reply';
import type { DomainContext } from '../shared/context';
import { chooseFacts } from './choose-facts';
import type { RelationshipLevel } from './decide-relationship';
import { readDiary, readFacts } from './fact-rows';
import { readPreferences } from './preferences';
import { findRelationship } from './find-relationship';

/** Entries of the diary that a reply may be given. */
const diaryRead = 6;
/** Messages whose words say what matters now. */
const recentMessages = 4;

/** How close the two are, as the model is told it. */
const told: Record<RelationshipLevel, string> = {
  new: 'you have only just met; be curious, and do not act as old friends.',
  acquainted: 'you are getting to know each other.',
  familiar: 'you know each other well by now and talk easily.',
  close: 'you are close; you share small jokes and worries.',
  'very-close': 'you are very close and have been for a long time; you trust each other.',
};

/** What a character knows when they answer: while the memory is off, how the person likes it alone. */
export async function recollect(
  context: DomainContext,
  { chatId, person, characterId, messages }: RecallOf,
): Promise<Recollection> {
  const [memory, preferences] = await Promise.all([
    context.db('chat_memories').where({ chat_id: chatId }).first('is_on'),
    readPreferences(context, chatId),
  ]);
  if (!memory?.is_on) return { ...nothingRecalled, preferences };
  const [facts, diary, relationship] = await Promise.all([
    readFacts(context, chatId),
    readDiary(context, chatId, diaryRead),
    findRelationship(context, { chatId, person, characterId }),
  ]);
  const known = facts.filter(({ forgottenAt }) => forgottenAt === null);
  const said = messages.slice(-recentMessages).map(({ content }) => content);
  return {
    facts: chooseFacts(known, said, context.now()).map(({ text, quote, toldAt, editedAt }) => ({
      text,
      // Once mended, the words it came from may say something else.
      quote: editedAt === null ? quote : null,
      toldAt: editedAt ?? toldAt,
    })),
    diary: diary.filter(({ forgottenAt }) => forgottenAt === null),
    relationship: told[relationship.level],
    preferences,
  };
}
