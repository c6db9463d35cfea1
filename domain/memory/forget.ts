import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { change } from './change-facts';
import { refuse, type Refusal } from './refusals';
import { memorySettings } from './settings';
import { bringBackTraces, forgetTraces, type Forgettable } from './traces';

export type { Forgettable };

interface RequestInput {
  person: Person;
  characterId: string;
  what: Forgettable;
}

/**
 * Marks a part of the memory as forgotten, so it is no longer used. It can be restored for a limited time.
 * With a fact, the lines and diary entries that say the same are forgotten. A repeat changes nothing.
 */
export async function forget(
  context: DomainContext,
  { person, characterId, what }: RequestInput,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return change(context, person, characterId, async (trx, chatId) => {
    let found = 0;
    const at = context.now();
    await forgetTraces(context, trx, { chatId, what, at });
    for (const rows of rowsOf(trx, chatId, what)) {
      const existing: unknown[] = await rows.clone().select('id');
      found += existing.length;
      await rows.whereNull('forgotten_at').update({ forgotten_at: at });
    }
    return found > 0 || what.kind === 'everything' ? { ok: true } : refuse('not-found');
  });
}

/** Restores a part of the memory that was forgotten within `memory_undo_seconds`, with its traces. */
export async function bringBack(
  context: DomainContext,
  { person, characterId, what }: RequestInput,
): Promise<{ ok: true } | Refusal<'not-found' | 'not-forgotten'>> {
  const { memory_undo_seconds } = await context.settings(memorySettings);
  const since = new Date(context.now().getTime() - memory_undo_seconds * 1000);
  return change(context, person, characterId, async (trx, chatId) => {
    await bringBackTraces(context, trx, { chatId, person }, { what, since });
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

/** Switches the memory of a chat on or off. Stored facts remain but are not used while it is off. */
export async function switchMemory(
  context: DomainContext,
  { person, characterId, isOn }: Omit<RequestInput, 'what'> & { isOn: boolean },
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return change(context, person, characterId, async (trx, chatId) => {
    await trx('chat_memories')
      .where({ chat_id: chatId })
      .update({ is_on: isOn, updated_at: context.now() });
    return { ok: true };
  });
}
