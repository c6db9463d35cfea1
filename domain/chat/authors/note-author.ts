import type { Knex } from 'knex';
import type { AnsweredBy } from '~/providers/language-model/language-model';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { authorChanged } from '../events';
import { hasPrompt, newestPrompt } from '../prompts/versions';
import { columnsOfAuthor, type PinnedAuthor } from './author';
import { decideAuthor } from './decide-author';
import { versionOfPersona, type PersonaCard } from './persona-card';
import { keepPersona } from './persona-rows';

interface AnsweredChat {
  chatId: string;
  characterId: string;
  personId: string | null;
  /** As it was when the reply was begun. */
  pinned: PinnedAuthor | null;
  /** The current persona of the character. */
  persona: PersonaCard;
  answered: AnsweredBy;
}

/**
 * Pins a chat to the author of its first reply, and records for later ones what is on offer and which model
 * answered, in the transaction of the reply. Most replies change nothing. A choice that the person made
 * meanwhile stands.
 */
export async function noteAuthor(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { chatId, characterId, personId, pinned, persona: card, answered }: AnsweredChat,
): Promise<void> {
  const persona = versionOfPersona(card);
  const current = { model: answered.current, prompt: newestPrompt.version, persona };
  const next = decideAuthor({
    pinned,
    current,
    answered,
    hasPrompt: pinned === null || hasPrompt(pinned.author.prompt),
  });
  if (next === null) return;
  await keepPersona(trx, { characterId, card, now: now() });
  const row = { ...columnsOfAuthor(next), changed_at: now() };
  if (pinned === null) {
    await trx('chat_authors')
      .insert({ chat_id: chatId, ...row })
      .onConflict()
      .ignore();
    return;
  }
  const changed = await trx('chat_authors')
    .where({ chat_id: chatId, ...pinned.author, is_offer_closed: pinned.isOfferClosed })
    .update(row);
  if (changed > 0)
    announce(trx, authorChanged, { personId, aggregateId: chatId }, { chatId, characterId });
}
