import type { CharactersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { listCharacters } from './list-characters';
import type { CharacterPage, LiveCharacter } from './schema';

interface LiveList {
  limit: number;
  seed: number;
  cursor?: string | undefined;
  offset?: number | undefined;
  userId?: string | null;
}

/** Lists the characters that are live now, each with its creator. */
export async function listLiveCharacters(
  context: DomainContext,
  { userId = null, ...list }: LiveList,
): Promise<CharacterPage<LiveCharacter>> {
  const page = await listCharacters(context, { section: 'live', userId, ...list });
  const creatorOf = await findCreators(
    context,
    page.items.map(({ id }) => id),
  );
  return {
    items: page.items.map((card) => ({
      ...card,
      creatorId: creatorOf.get(card.id) ?? null,
    })),
    nextCursor: page.nextCursor,
  };
}

async function findCreators({ db }: DomainContext, ids: string[]): Promise<Map<string, string>> {
  const rows: Pick<CharactersRow, 'id' | 'owner_user_id'>[] = await db('characters')
    .whereIn('id', ids)
    .where({ origin: 'verified_model' })
    .select('id', 'owner_user_id');
  return new Map(rows.flatMap(({ id, owner_user_id: owner }) => (owner ? [[id, owner]] : [])));
}
