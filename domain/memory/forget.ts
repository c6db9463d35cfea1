import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { change } from './change-facts';
import { refuse, type Refusal } from './refusals';
import { memorySettings } from './settings';

/** What is to be forgotten: a fact, an entry of the diary, or all there is. */
export type Forgettable =
  { kind: 'fact'; id: string } | { kind: 'entry'; id: string } | { kind: 'everything' };

interface Asked {
  person: Person;
  characterId: string;
  what: Forgettable;
}

/** Forgets: from now on it is told to nobody. For a while it can be brought back; a repeat changes nothing. */
export async function forget(
  context: DomainContext,
  { person, characterId, what }: Asked,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return change(context, person, characterId, async (trx, chatId) => {
    let found = 0;
    for (const rows of rowsOf(trx, chatId, what)) {
      const known: unknown[] = await rows.clone().select('id');
      found += known.length;
      await rows.whereNull('forgotten_at').update({ forgotten_at: context.now() });
    }
    return found > 0 || what.kind === 'everything' ? { ok: true } : refuse('not-found');
  });
}

/** Brings back what was forgotten a moment ago. */
export async function bringBack(
  context: DomainContext,
  { person, characterId, what }: Asked,
): Promise<{ ok: true } | Refusal<'not-found' | 'not-forgotten'>> {
  const { memory_undo_seconds } = await context.settings(memorySettings);
  const since = new Date(context.now().getTime() - memory_undo_seconds * 1000);
  return change(context, person, characterId, async (trx, chatId) => {
    let found = 0;
    for (const rows of rowsOf(trx, chatId, what)) {
      found += await rows.where('forgotten_at', '>', since).update({ forgotten_at: null });
    }
    return found > 0 ? { ok: true } : refuse('not-forgotten');
  });
}

function rowsOf(trx: Knex.Transaction, chatId: string, what: Forgettable): Knex.QueryBuilder[] {
  const facts: Knex.QueryBuilder = trx('facts').where({ chat_id: chatId, superseded_at: null });
  const entries: Knex.QueryBuilder = trx('diary_entries').where({ chat_id: chatId });
  if (what.kind === 'fact') return [facts.where({ id: what.id })];
  if (what.kind === 'entry') return [entries.where({ id: what.id })];
  return [facts, entries];
}

/** Turns the memory of a chat on or off. What is known then stays, asleep. */
export async function switchMemory(
  context: DomainContext,
  { person, characterId, isOn }: Omit<Asked, 'what'> & { isOn: boolean },
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return change(context, person, characterId, async (trx, chatId) => {
    await trx('chat_memories')
      .where({ chat_id: chatId })
      .update({ is_on: isOn, updated_at: context.now() });
    return { ok: true };
  });
}
