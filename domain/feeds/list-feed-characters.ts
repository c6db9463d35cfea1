import { listCharacters } from '../characters/list-characters';
import { listFollowedCharacters } from '../characters/list-followed-characters';
import type { Character, CharacterPage } from '../characters/schema';
import type { DomainContext } from '../shared/context';
import { findDiscounts } from './find-discounts';
import { listPostingCharacters } from './list-posting-characters';
import { listRankedCharacters } from './list-ranked-characters';
import type { FeedCharactersList } from './schema';

/** A character card as a tab shows it; on sale, with the largest discount. */
export interface FeedCharacter extends Character {
  discountPercent?: number;
}

/**
 * Lists the characters of a tab, page by page to its end, each once: new ones, live ones, followed
 * ones, or those with posts of the tab's kind. The list is not filled up with others.
 */
export async function listFeedCharacters(
  context: DomainContext,
  list: FeedCharactersList,
): Promise<CharacterPage<FeedCharacter>> {
  const { tab, userId, ...page } = list;
  switch (tab) {
    case 'forYou':
    case 'trending':
      return listRankedCharacters(context, { ...list, tab });
    case 'new':
      return listCharacters(context, { ...page, section: 'newest', userId });
    case 'liveNow':
      return listCharacters(context, { ...page, section: 'live', userId });
    case 'anime':
      return listCharacters(context, { ...page, section: 'anime', userId });
    case 'following':
      if (userId === null) return { items: [], nextCursor: null };
      return listFollowedCharacters(context, { ...page, userId });
    case 'premium': {
      const { items, nextCursor } = await listPostingCharacters(context, list);
      return { items: items.map((card) => ({ ...card, badge: 'Premium' })), nextCursor };
    }
    case 'onSale': {
      const { items, nextCursor } = await listPostingCharacters(context, list);
      const discounts = await findDiscounts(
        context.db,
        items.map(({ id }) => id),
      );
      return { items: items.map((card) => ({ ...card, ...discounts.get(card.id) })), nextCursor };
    }
    case 'explicit':
    case 'funClub':
      return listPostingCharacters(context, list);
  }
}
