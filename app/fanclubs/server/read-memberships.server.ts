import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfiles } from '~/domain/characters/get-character-profile';
import { shownDuration } from '~/domain/fanclubs/club-price';
import {
  listMemberships,
  membershipsPerPage,
  sumMemberships,
} from '~/domain/fanclubs/list-memberships';
import type { Membership } from '~/domain/fanclubs/schema';
import { renewsByItself } from '~/domain/fanclubs/sell-membership';
import { listCards, type SavedCard } from '~/domain/payments/cards/cards';
import { countClubAssets } from '~/domain/posts/count-club-assets';
import { findEndingCard } from '../../payments/find-ending-card';
import type { MembershipView } from '../membership-view';

/** Returns a page of a user's memberships with their clubs, and the future charges of all of them. */
export async function readMemberships(
  { domain, mediaAddress }: AppLoadContext,
  userId: string,
  { cursor, sortBy, filterByStatus: status }: MembershipView,
) {
  const [page, sum, renewsAll, cards] = await Promise.all([
    listMemberships(domain, userId, { limit: membershipsPerPage, cursor, sortBy, status }),
    sumMemberships(domain, userId),
    renewsByItself(domain.db, userId),
    listCards(domain, userId),
  ]);
  const ids = page.items.map(({ characterId }) => characterId);
  const [profiles, counted] = await Promise.all([
    getCharacterProfiles(domain, { ids, slugs: [] }),
    countClubAssets(domain, ids),
  ]);
  const profileOf = new Map(profiles.map((profile) => [profile.id, profile]));
  const at = (key: string | null) => (key === null ? null : mediaAddress(key));
  const items = page.items.flatMap((one) => {
    const profile = profileOf.get(one.characterId);
    if (!profile) return [];
    const { media, firstName, slug } = profile;
    return [
      {
        ...present(one),
        character: {
          firstName,
          slug,
          avatar: at(media.avatar),
          portrait: at(media.portrait ?? media.card),
          cover: at(media.cover ?? media.portrait),
        },
        ...(counted.get(one.characterId) ?? { photos: 0, videos: 0 }),
      },
    ];
  });
  return {
    items,
    nextCursor: page.nextCursor,
    sum: { ...sum, next: sum.next && { ...sum.next, at: sum.next.at.toISOString() } },
    renewsAll,
    ending: findEnding(page.items, cards),
  };
}

/** Returns the card of the first membership to renew for which no saved card will be valid by then. */
function findEnding(memberships: readonly Membership[], cards: readonly SavedCard[]) {
  const [first = null] = memberships
    .filter(({ paysWith, isOverdue }) => paysWith === 'money' && !isOverdue)
    .sort((one, other) => Number(one.nextBillingAt) - Number(other.nextBillingAt))
    .flatMap(({ cardId, nextBillingAt: renewsAt }) => findEndingCard(cards, { cardId, renewsAt }))
    .filter((ending) => ending !== null && !ending.hasOther);
  return first;
}

const present = ({ memberSince, expiresAt, nextBillingAt, plan, ...one }: Membership) => ({
  id: one.id,
  /** The id for cancelling and resuming it. */
  creatorId: one.creatorId ?? one.characterId,
  status: one.status,
  renews: one.renews,
  isOverdue: one.isOverdue,
  isCancelled: one.cancelledAt !== null,
  price: one.price,
  fullPrice: one.fullPrice,
  tokens: one.tokens,
  duration: plan ? shownDuration(plan) : { count: one.period.count, unit: one.period.unit },
  memberSince: memberSince.toISOString(),
  expiresAt: expiresAt.toISOString(),
  nextBillingAt: nextBillingAt?.toISOString() ?? null,
});

type Shown = Awaited<ReturnType<typeof readMemberships>>;
export type ShownMembership = Shown['items'][number];
export type ShownSum = Shown['sum'];
