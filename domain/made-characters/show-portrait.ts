import type { Knex } from 'knex';
import type { MadeCharactersRow } from '~/db/rows';
import { setOwnPortrait } from '../characters/store-own-character';
import type { Generation } from '../generations/generation';
import { photoResultSchema } from '../generations/schema';
import { renditionKeys } from '../media/rendition-keys';
import type { DomainContext } from '../shared/context';
import { endAsFailed, endAsMade } from './end-making';
import { lockMade } from './made-rows';
import { decidePortraits } from './making';
import { announceProgress } from './move-on';
import { madePortrait } from './place-portraits';
import { concludeRenewal } from './renew-portraits';
import { madeCharactersSettings } from './settings';

/**
 * Takes over the end of an order for a portrait, in its transaction. With the last one the character is
 * made, or has failed. A portrait that was removed meanwhile is left unchanged.
 */
export async function showPortrait(
  context: DomainContext,
  trx: Knex.Transaction,
  generation: Generation,
): Promise<void> {
  const { purpose, subjectId: id, characterId, state, result } = generation;
  if (purpose !== madePortrait || state === 'placed' || state === 'begun') return;
  const row = await lockMade(trx, characterId);
  if (!row) return;
  const done = state === 'done' ? photoResultSchema.parse(result) : null;
  const [portrait] = await trx('made_portraits')
    .where({ id, state: 'waiting' })
    .update(done ? { state: 'done', ...done } : { state: 'failed' })
    .returning('batch');
  if (!portrait) return;
  if (row.portrait_id === null && done) await showAs(trx, row, { id, ...done });
  await concludeBatch(context, trx, row, portrait.batch);
}

interface DonePortrait {
  id: string;
  folder: string;
  width: number;
  height: number;
}

/** Sets a finished portrait as that of a locked character, in the caller's transaction. */
export async function showAs(
  trx: Knex.Transaction,
  { id: characterId }: MadeCharactersRow,
  { id, folder, width, height }: DonePortrait,
): Promise<void> {
  await trx('made_characters').where({ id: characterId }).update({ portrait_id: id });
  await setOwnPortrait(trx, characterId, {
    width,
    height,
    keyOf: (shown) => renditionKeys.picture(folder, shown, 'webp'),
  });
}

/**
 * Ends the making, or the order of other portraits, once no portrait of the batch is waiting; announces the
 * progress of a making before.
 */
async function concludeBatch(
  context: DomainContext,
  trx: Knex.Transaction,
  row: MadeCharactersRow,
  batch: number,
): Promise<void> {
  const { id: characterId, user_id: userId, stage } = row;
  const portraits = await statesOf(trx, characterId, batch);
  if (row.state !== 'making') return concludeRenewal(context, trx, row, { batch, portraits });
  const { created_portraits_needed: needed } = await context.settings(madeCharactersSettings);
  const outcome = decidePortraits(portraits, needed);
  announceProgress(trx, { userId, characterId, stage, portraits });
  if (outcome === 'made') await endAsMade(context, trx, row);
  if (outcome === 'failed') await endAsFailed(context, trx, row, 'unfinished');
}

const statesOf = (trx: Knex.Transaction, characterId: string, batch: number) =>
  trx('made_portraits').where({ character_id: characterId, batch }).pluck('state');
