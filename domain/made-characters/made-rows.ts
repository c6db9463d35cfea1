import type { Knex } from 'knex';
import type { MadeCharactersRow, MadePortraitsRow } from '~/db/rows';
import { placeOf, type Seal } from '../shared/sealing/seal';
import { storedChoicesSchema, type Choices } from './choices';
import type { MakingFailure, MakingStage, MakingState } from './making';

/** A character that a person made, is having made, or could not have made. */
export interface MadeCharacter {
  id: string;
  userId: string;
  choices: Choices;
  state: MakingState;
  stage: MakingStage;
  failure: MakingFailure | null;
  /** Its price, which is returned if it fails. */
  tokens: number;
  /** True if it was made from a card, at the price of cards. */
  isFromCard: boolean;
  portraitId: string | null;
  createdAt: Date;
  endedAt: Date | null;
  deletedAt: Date | null;
}

/** A portrait of a made character. */
export interface MadePortrait {
  id: string;
  batch: number;
  place: number;
  state: MadePortraitsRow['state'];
  /** The folder of its renditions; null until it is done. */
  folder: string | null;
}

const placeOfChoices = (id: string) => placeOf('made_characters', 'sealed_choices', id);

export const sealChoices = (seal: Seal, id: string, choices: Choices): string =>
  seal.seal(JSON.stringify(choices), placeOfChoices(id));

export const toMadeCharacter = (seal: Seal, row: MadeCharactersRow): MadeCharacter => ({
  id: row.id,
  userId: row.user_id,
  choices: storedChoicesSchema.parse(
    JSON.parse(seal.open(row.sealed_choices, placeOfChoices(row.id))),
  ),
  state: row.state,
  stage: row.stage,
  failure: row.failure,
  tokens: row.tokens,
  isFromCard: row.price_kind === 'card',
  portraitId: row.portrait_id,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  deletedAt: row.deleted_at,
});

const toMadePortrait = (row: MadePortraitsRow): MadePortrait => ({
  id: row.id,
  batch: row.batch,
  place: row.place,
  state: row.state,
  folder: row.folder,
});

/** Locks a made character until the transaction ends; undefined if there is none. */
export const lockMade = (
  trx: Knex.Transaction,
  characterId: string,
): Promise<MadeCharactersRow | undefined> =>
  trx('made_characters').where({ id: characterId }).forUpdate().first();

/** Locks a person's own made character; undefined if it is not theirs, or was deleted. */
export async function lockOwn(
  trx: Knex.Transaction,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<MadeCharactersRow | undefined> {
  const row = await lockMade(trx, characterId);
  return row?.user_id === userId && row.deleted_at === null ? row : undefined;
}

/** Returns the portraits of characters, the latest batch first. */
export async function listPortraits(
  db: Knex,
  characterIds: readonly string[],
): Promise<Map<string, MadePortrait[]>> {
  const rows = await db('made_portraits')
    .whereIn('character_id', characterIds)
    .orderBy([{ column: 'batch', order: 'desc' }, 'place'])
    .select<MadePortraitsRow[]>('*');
  const portraits = new Map<string, MadePortrait[]>();
  for (const row of rows) {
    portraits.set(row.character_id, [
      ...(portraits.get(row.character_id) ?? []),
      toMadePortrait(row),
    ]);
  }
  return portraits;
}
