import type { Knex } from '~/db/connection';
import { withDatabase } from '../database';

interface Ground {
  trx: Knex.Transaction;
  characterId: string;
}

/** Replaces all posts or stories of a character by new ones. */
export function replacePublications<Made>(
  slug: string,
  kind: 'posts' | 'stories',
  make: (ground: Ground) => Promise<Made>,
): Promise<Made> {
  return withDatabase((db) =>
    db.transaction(async (trx) => {
      const of = trx('characters').where({ slug }).forUpdate();
      const { id: characterId } = await of.first<{ id: string }>('id');
      await trx(kind).where({ character_id: characterId }).delete();
      return make({ trx, characterId });
    }),
  );
}
