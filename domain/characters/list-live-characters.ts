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

/** Who is live now, with whose twin it is and whether the person belongs to their fan club. */
export async function listLiveCharacters(
  context: DomainContext,
  { userId = null, ...list }: LiveList,
): Promise<CharacterPage<LiveCharacter>> {
  const page = await listCharacters(context, { section: 'live', userId, ...list });
  const known = await findStanding(
    context,
    page.items.map(({ id }) => id),
    userId,
  );
  return {
    items: page.items.map((card) => ({
      ...card,
      creatorId: known.get(card.id)?.creator ?? null,
      isMember: known.get(card.id)?.is_member ?? false,
    })),
    nextCursor: page.nextCursor,
  };
}

interface Standing extends Pick<CharactersRow, 'id'> {
  creator: CharactersRow['owner_user_id'];
  is_member: boolean;
}

async function findStanding(
  { db, now }: DomainContext,
  ids: string[],
  userId: string | null,
): Promise<Map<string, Standing>> {
  const rows: Standing[] = await db('characters')
    .whereIn('id', ids)
    .select(
      'id',
      db.raw("case when origin = 'verified_model' then owner_user_id end as creator"),
      db.raw(
        `exists (select from club_members
                  where user_id = ?::uuid and character_id = characters.id
                    and expires_at > ?) as is_member`,
        [userId, now()],
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
