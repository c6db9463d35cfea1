import type { AppLoadContext } from '@remix-run/node';
import { findClubStatuses } from '~/domain/fanclubs/find-club';
import { getMembership } from '~/domain/fanclubs/list-memberships';
import { countClubAssets } from '~/domain/posts/count-club-assets';

interface RequestInput {
  characterId: string;
  /** Null for a visitor. */
  userId: string | null;
}

/** Returns a character's club with the viewer's membership; null if there is none to join. */
export async function readClubOf(
  { domain }: AppLoadContext,
  { characterId, userId }: RequestInput,
) {
  const [standings, counted, membership] = await Promise.all([
    findClubStatuses(domain, [characterId], userId),
    countClubAssets(domain, [characterId]),
    userId === null ? null : getMembership(domain, { userId, characterId }),
  ]);
  const club = standings.get(characterId);
  if (!club) return null;
  const { price, tokenPrice, creatorId, isMember } = club;
  const isOwn = userId !== null && creatorId === userId;
  if (isOwn || (price === null && tokenPrice === null && !isMember)) return null;
  return {
    /** The id for joining the club. */
    creatorId: creatorId ?? characterId,
    ...(counted.get(characterId) ?? { photos: 0, videos: 0 }),
    price,
    tokenPrice,
    /** Null for a viewer who is not a member. */
    membership: membership && isMember ? stands(membership) : null,
  };
}

function stands({
  renews,
  isOverdue,
  nextBillingAt,
  expiresAt,
}: NonNullable<Awaited<ReturnType<typeof getMembership>>>) {
  return {
    state: isOverdue ? ('overdue' as const) : renews ? ('renewing' as const) : ('ending' as const),
    /** The time of the next charge or the end. */
    at: (nextBillingAt ?? expiresAt).toISOString(),
  };
}

export type ClubOf = NonNullable<Awaited<ReturnType<typeof readClubOf>>>;
