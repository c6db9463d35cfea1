import { listCharacters } from '../characters/list-characters';
import { listFollowedCharacters } from '../characters/list-followed-characters';
import type { CharacterCard, CharacterPage, MediaAddress } from '../characters/schema';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { findDiscounts } from './find-discounts';
import { listPostingCharacters } from './list-posting-characters';
import { listRankedCharacters } from './list-ranked-characters';
import type { FeedTab } from './schema';

export interface FeedCharactersList {
  tab: FeedTab;
  /** Where in the shuffled order a visit begins, 0 to 1. */
  seed: number;
  limit: number;
  cursor?: string | undefined;
  userId: string | null;
  /** Who they are for: a member or a visitor; null where nobody knows. */
  person: Person | null;
}

/** A card as a tab shows it: what is on sale says how much is off at most. */
export interface FeedCharacter extends CharacterCard {
  discountPercent?: number;
}

/**
 * The characters of a tab, page by page to its end, each once: who came last, who is live, who is
 * followed, whose posts are what the tab is named after. Nobody else fills it up.
 */
export async function listFeedCharacters(
  context: DomainContext,
  list: FeedCharactersList,
  address: MediaAddress,
): Promise<CharacterPage<FeedCharacter>> {
  const { tab, userId, ...page } = list;
  switch (tab) {
    case 'forYou':
    case 'trending':
      return listRankedCharacters(context, { ...list, tab }, address);
    case 'new':
      return listCharacters(context, { ...page, section: 'newest', userId }, address);
    case 'liveNow':
      return listCharacters(context, { ...page, section: 'live', userId }, address);
    case 'anime':
      return listCharacters(context, { ...page, section: 'anime', userId }, address);
    case 'following':
      if (userId === null) return { items: [], nextCursor: null };
      return listFollowedCharacters(context, { ...page, userId }, address);
    case 'premium': {
      const { items, nextCursor } = await listPostingCharacters(context, list, address);
      return { items: items.map((card) => ({ ...card, badge: 'Premium' })), nextCursor };
    }
    case 'onSale': {
      const { items, nextCursor } = await listPostingCharacters(context, list, address);
      const discounts = await findDiscounts(
        context.db,
        items.map(({ _id }) => _id),
      );
      return { items: items.map((card) => ({ ...card, ...discounts.get(card._id) })), nextCursor };
    }
    case 'explicit':
    case 'funClub':
      return listPostingCharacters(context, list, address);
  }
}
