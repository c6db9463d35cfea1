import type { Knex } from 'knex';
import type { CreatorUnconfirmedPartsRow } from '~/db/rows';

/** The parts of an application that a manager may fill in for the person. */
export const modelParts = ['profile', 'voices', 'documents', 'photos', 'pricing'] as const;
export type ModelPart = CreatorUnconfirmedPartsRow['part'];

/**
 * Notes that a manager filled in parts of a model, in the caller's transaction. It cannot go live before its
 * person has confirmed them. The database refuses it for a live model.
 */
export async function markUnconfirmed(
  trx: Knex.Transaction,
  creatorId: string,
  parts: readonly ModelPart[],
  now: Date,
): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map((part) => ({ creator_id: creatorId, part, filled_at: now }));
  await trx('creator_unconfirmed_parts').insert(rows).onConflict(['creator_id', 'part']).merge();
}

/** Notes that the person confirmed or removed a part; returns whether it waited for that. */
export async function settlePart(
  trx: Knex.Transaction,
  creatorId: string,
  part: ModelPart,
): Promise<boolean> {
  const settled = await trx('creator_unconfirmed_parts')
    .where({ creator_id: creatorId, part })
    .delete();
  return settled > 0;
}

/** Returns the parts of a model that wait for its person, in the order of the wizard. */
export async function listUnconfirmed(db: Knex, creatorId: string): Promise<ModelPart[]> {
  const found = await db('creator_unconfirmed_parts')
    .where({ creator_id: creatorId })
    .pluck<ModelPart[]>('part');
  return modelParts.filter((part) => found.includes(part));
}
