import { type LoaderFunctionArgs } from '@remix-run/node';
import { memberIdOf } from '~/domain/viewers/member-id';
import { listCharacters } from '~/domain/characters/list-characters';
import { listFollowedCharacters } from '~/domain/characters/list-followed-characters';
import { searchCharacters, type NamedTag } from '~/domain/characters/search-characters';
import { drawnCards } from '../../characters/server/drawn-cards.server';

/** A multiple of 2, 3, 4 and 5, so that no width leaves an incomplete last row. */
const pageSize = 60;
/** The number of characters shown when none matches the search. */
const suggested = 5;

interface Browsed {
  /** A section of characters, or those the person follows. */
  section: Parameters<typeof listCharacters>[1]['section'] | 'followed';
  seed: number;
  cursor: string | undefined;
  search: string;
  tags: NamedTag[];
}

/** Returns a page of the requested characters, or suggestions if there are none. */
export async function browseCharacters(
  context: LoaderFunctionArgs['context'],
  { section, seed, ...query }: Browsed,
) {
  const { reading, mediaAddress } = context;
  const userId = memberIdOf(context.viewer);
  const found =
    section === 'followed'
      ? await listFollowed(context, { limit: pageSize, ...query })
      : await listCharacters(reading, { section, seed, limit: pageSize, userId, ...query });
  const others =
    found.items.length > 0
      ? []
      : (await listCharacters(reading, { section: 'featured', seed, limit: suggested, userId }))
          .items;
  const cards = drawnCards(mediaAddress);
  return { found: { ...found, items: cards(found.items) }, others: cards(others) };
}

interface FollowedPage {
  limit: number;
  cursor: string | undefined;
  search: string;
  tags: NamedTag[];
}

/** Returns the characters that the person follows, filtered by the search; none for visitors. */
function listFollowed(
  { reading, viewer }: LoaderFunctionArgs['context'],
  { search, tags, ...page }: FollowedPage,
) {
  const userId = memberIdOf(viewer);
  if (userId === null) return { items: [], nextCursor: null };
  if (search === '') return listFollowedCharacters(reading, { userId, ...page });
  const wanted = { section: 'all', words: search, tags, followedBy: userId, userId } as const;
  return searchCharacters(reading, { ...wanted, ...page });
}
