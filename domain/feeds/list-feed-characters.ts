import { cardColumns, toCards, type CharacterRow } from '../characters/queries';
import type { CharacterCard, MediaAddress } from '../characters/schema';
import type { DomainContext } from '../shared/context';
import { sourceOfTab } from './feed-source';
import { readPage } from './read-page';
import type { FeedTab } from './schema';

interface FeedCharacters {
  tab: FeedTab;
  /** Where in the shuffled order a visit begins, 0 to 1. */
  seed: number;
  limit: number;
  userId: string | null;
}

/** Posts looked at for each character that is wanted: some are by the same one. */
const postsPerCharacter = 6;

/** Whose posts a feed begins with: each character once, in the feed's order. */
export async function listFeedCharacters(
  context: DomainContext,
  { tab, seed, limit, userId }: FeedCharacters,
  address: MediaAddress,
): Promise<CharacterCard[]> {
  const { ids } = await readPage(context.db, sourceOfTab(tab, userId, {}), {
    userId,
    tab,
    from: null,
    focus: null,
    seed,
    limit: limit * postsPerCharacter,
  });
  if (ids.length === 0) return [];
  const rows = await context
    .db('posts')
    .join('characters', 'characters.id', 'posts.character_id')
    .whereIn('posts.id', ids)
    .whereRaw('characters.is_published')
    .select<(CharacterRow & { post_id: string })[]>(
      ...cardColumns.map((column) => `characters.${column}`),
      'posts.id as post_id',
    );
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ post_id: id }: { post_id: string }) => place.get(id) ?? ids.length;
  const inOrder = rows.sort((one, other) => placeOf(one) - placeOf(other));
  const distinct = [...new Map(inOrder.map((row) => [row.id, row])).values()];
  return toCards(context.db, distinct.slice(0, limit), address, userId);
}
