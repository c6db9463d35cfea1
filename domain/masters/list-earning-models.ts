import type { Knex } from 'knex';

/** A model with a character. Its person owns its shares or, without one, its manager. */
interface EarningModel {
  id: string;
  displayName: string;
  characterId: string;
  ownerId: string;
  /** The manager's part of the model's shares, in per cent. */
  percent: number;
  /** The storage key of the twin's picture. */
  avatar: string | null;
}

interface Row {
  id: string;
  display_name: string;
  character_id: string;
  user_id: string | null;
  manager_percent: number;
  avatar: string | null;
}

/** The most models whose earnings one page adds up; more than a manager may have. */
const most = 1000;

/** Returns the models of a manager that can earn, by name. */
export async function listEarningModels(db: Knex, managerId: string): Promise<EarningModel[]> {
  const rows = await db('creator_profiles as model')
    .leftJoin('character_avatars as picture', 'picture.character_id', 'model.character_id')
    .where({ 'model.manager_id': managerId })
    .whereNotNull('model.character_id')
    .orderBy(['model.display_name', 'model.id'])
    .limit(most)
    .select<Row[]>(
      'model.id',
      'model.display_name',
      'model.character_id',
      'model.user_id',
      'model.manager_percent',
      'picture.storage_key as avatar',
    );
  return rows.map((row) => ({
    id: row.id,
    displayName: row.display_name,
    characterId: row.character_id,
    ownerId: row.user_id ?? managerId,
    percent: row.user_id === null ? 100 : row.manager_percent,
    avatar: row.avatar,
  }));
}
