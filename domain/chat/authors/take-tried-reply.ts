import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { announceChange, messageErased } from '../messages/change-message';
import { letGoOfMadeForMessage } from '../messages/let-go-of-made';
import { sealWords } from '../messages/message';
import { refuse, type Refusal } from '../refusals';
import type { LockedAuthor } from './lock-author';
import { authorOf, type Author } from './author';
import { placeOfTrial } from './read-author';

/**
 * Puts the tried words in the place of the reply that they were compared with, if that is still the last
 * message. The replaced words are erased with everything made from them.
 */
export async function takeTriedReply(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  { chatId, characterId, lastSeq }: Pick<LockedAuthor, 'chatId' | 'characterId' | 'lastSeq'>,
): Promise<{ ok: true; author: Author } | Refusal<'nothing-to-try'>> {
  const { seal } = context;
  const trial = await trx('author_trials').where({ chat_id: chatId, state: 'ready' }).first();
  if (!trial || trial.sealed_content === null) return refuse('nothing-to-try');
  const words = seal.open(trial.sealed_content, placeOfTrial(trial.id));
  const id = trial.reply_id;
  const replaced = await trx('messages')
    .where({ chat_id: chatId, id, seq: lastSeq, removed_at: null })
    .update({ content: null, sealed_content: sealWords(seal, id, words), speech: null });
  if (replaced === 0) return refuse('nothing-to-try');
  await letGoOfMadeForMessage(context, trx, id);
  await context.hooks.run(messageErased, trx, { chatId, messageId: id });
  await announceChange(context, trx, person, { id, chatId, characterId });
  return { ok: true, author: authorOf(trial) };
}
