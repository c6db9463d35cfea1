import type { Knex } from 'knex';
import { personaCardSchema, versionOfPersona, type PersonaCard } from './persona-card';

/** Keeps a persona under its version, in the caller's transaction; safe to repeat. */
export async function keepPersona(
  trx: Knex.Transaction,
  { characterId, card, now }: { characterId: string; card: PersonaCard; now: Date },
): Promise<void> {
  await trx('persona_versions')
    .insert({
      character_id: characterId,
      version: versionOfPersona(card),
      persona: JSON.stringify(card),
      created_at: now,
    })
    .onConflict(['character_id', 'version'])
    .ignore();
}

/** Returns a kept persona; null if there is none of this version. */
export async function readPersona(
  db: Knex,
  { characterId, version }: { characterId: string; version: string },
): Promise<PersonaCard | null> {
  const row = await db('persona_versions')
    .where({ character_id: characterId, version })
    .first('persona');
  return row ? openPersona(row.persona) : null;
}

/** Reads a stored persona; null if there is none or another release wrote it. */
export function openPersona(stored: unknown): PersonaCard | null {
  const read = personaCardSchema.safeParse(stored);
  return read.success ? read.data : null;
}
