import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { shownDuration } from '~/domain/fanclubs/club-price';
import { findClubStatuses, findNamedClub } from '~/domain/fanclubs/find-club';
import { listClubPlans } from '~/domain/fanclubs/list-club-plans';
import { findOwedPrices } from '~/domain/fanclubs/open-renewal';
import type { Club } from '~/domain/fanclubs/schema';
import { renewsByItself } from '~/domain/fanclubs/sell-membership';
import { countClubAssets } from '~/domain/posts/count-club-assets';
import { idSchema } from '~/domain/shared/ids';
import { addPeriods } from '~/domain/shared/time/periods';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readBalance } from '~/domain/wallet/get-balance';

/** Returns the offer of a club to the viewer; null if there is none to join. */
export async function readJoinModal(
  { domain, viewer, mediaAddress }: AppLoadContext,
  params: Record<string, string>,
) {
  const userId = memberIdOf(viewer);
  const id = idSchema.safeParse(params['creatorId']);
  const club = id.success && userId ? await findNamedClub(domain, id.data) : null;
  if (!club || !userId) return null;
  const { characterId, creatorId } = club;
  const [profile, counted, standings, plans, balance, renews, owed] = await Promise.all([
    getCharacterProfile(domain, { id: characterId }, userId),
    countClubAssets(domain, [characterId]),
    findClubStatuses(domain, [characterId], userId),
    creatorId === null ? [] : listClubPlans(domain, creatorId),
    readBalance(domain.db, userId),
    renewsByItself(domain.db, userId),
    findOwedPrices(domain, { userId, characterId }),
  ]);
  if (!profile) return null;
  const at = (key: string | null) => (key === null ? null : mediaAddress(key));
  const { media } = profile;
  return {
    /** The id for joining the club. */
    creatorId: creatorId ?? characterId,
    character: {
      name: profile.name,
      firstName: profile.firstName,
      slug: profile.slug,
      avatar: at(media.avatar),
      portrait: at(media.portrait ?? media.card),
      videoPreview: at(media.videoPreview),
      isForCalls: profile.availableForCalls,
    },
    photos: counted.get(characterId)?.photos ?? 0,
    videos: counted.get(characterId)?.videos ?? 0,
    ...offeredPrices(club),
    // A member who owes a period pays the price that they agreed to.
    ...(owed && { ...owed, fullPrice: null, discountPercent: 0 }),
    balance,
    /**
     * False for a member who owes a period, so that they can pay here. They keep the access already paid
     * for.
     */
    isMember: owed === null && (standings.get(characterId)?.isMember ?? false),
    isOwn: creatorId === userId,
    renewsAt: renews
      ? addPeriods(domain.now(), { unit: 'month', count: 1 }, 1).toISOString()
      : null,
    plans: (owed ? [] : plans).map((plan) => ({
      id: plan.id,
      price: plan.price,
      ...shownDuration(plan),
    })),
  };
}

const offeredPrices = ({ price, fullPrice, discountPercent, tokenPrice }: Club) => ({
  price,
  fullPrice,
  discountPercent,
  tokenPrice,
});
