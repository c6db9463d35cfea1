import { listCharacters } from '../characters/list-characters';
import { listFollowedCharacters } from '../characters/list-followed-characters';
import type { Character, CharacterPage } from '../characters/schema';
import type { DomainContext } from '../shared/context';
import { findDiscounts } from './find-discounts';
import { listPostingCharacters } from './list-posting-characters';
import { listRankedCharacters } from './list-ranked-characters';
import type { FeedCharactersList } from './schema';

/** A card as a tab shows it: what is on sale says how much is off at most. */
export interface FeedCharacter extends Character {
  discountPercent?: number;
}

/**
 * The characters of a tab, page by page to its end, each once: who came last, who is live, who is
 * followed, whose posts are what the tab is named after. Nobody else fills it up.
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
