import * as z from 'zod';
import { getCharacterProfiles } from '~/domain/characters/get-character-profile';
import type { CharacterProfile } from '~/domain/characters/schema';
import { clubCurrency } from '~/domain/fanclubs/club-price';
import { durationTypes, type Membership } from '~/domain/fanclubs/schema';
import { membershipStatuses } from '~/domain/fanclubs/list-memberships';
import { decimalIn, isoTime } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import type { RequestContext } from '../../kit/http/context/request-context';

/** An amount in US dollars, the currency of club prices. */
export const dollars = decimalIn(clubCurrency);

/** A plan in the public form. */
export const planSchema = z
  .object({
    id: idSchema,
    /** Null after the creator has left. */
    creatorId: idSchema.nullable(),
    isActive: z.boolean(),
    /** Weeks, or months; months for a plan in years too. */
    duration: z.number().int(),
    durationType: z.enum(durationTypes),
    /** US dollars for the whole duration. */
    price: dollars,
  })
  .meta({ id: 'FanclubPlan' });

export const membershipSchema = z
  .object({
    id: idSchema,
    characterId: idSchema,
    characterSlug: z.string(),
    creatorId: idSchema.nullable(),
    /** The name of the club's character. */
    name: z.string(),
    avatar: z.string().nullable(),
    videoPreview: z.string().nullable(),
    status: z.enum(membershipStatuses),
    memberSince: isoTime,
    expiresAt: isoTime,
    autorenew: z.boolean(),
    /** The time of the next charge; null if there is none. */
    nextBillingDate: isoTime.nullable(),
    /** US dollars per period, as agreed when joining; null if it is paid otherwise. */
    price: dollars.nullable(),
    /** Whole tokens per period; null if it is paid otherwise. */
    tokens: z.number().int().nullable(),
    /** Percent. */
    discount: z.number().int(),
    /** The plan; null for a month. */
    fanclubPlan: z
      .object({ id: idSchema, duration: z.number().int(), durationType: z.enum(durationTypes) })
      .nullable(),
  })
  .meta({ id: 'FanclubMembership' });
type MembershipForFan = z.output<typeof membershipSchema>;

/** Returns a membership with its club's character. */
function presentMembership(
  membership: Membership,
  character: CharacterProfile,
  address: RequestContext['mediaAddress'],
): MembershipForFan {
  const at = (key: string | null) => (key === null ? null : address(key));
  return {
    ...membership,
    characterSlug: character.slug,
    name: character.name,
    avatar: at(character.media.avatar),
    videoPreview: at(character.media.videoPreview),
    autorenew: membership.renews,
    nextBillingDate: membership.nextBillingAt,
    discount: membership.discountPercent,
    fanclubPlan: membership.plan,
  };
}

/** Returns memberships with their clubs' characters, in the same order. */
export async function presentMemberships(
  { domain, mediaAddress }: RequestContext,
  memberships: readonly Membership[],
): Promise<MembershipForFan[]> {
  const ids = memberships.map(({ characterId }) => characterId);
  const profiles = await getCharacterProfiles(domain, { ids, slugs: [] });
  const profileOf = new Map(profiles.map((profile) => [profile.id, profile]));
  return memberships.flatMap((one) => {
    const profile = profileOf.get(one.characterId);
    return profile ? [presentMembership(one, profile, mediaAddress)] : [];
  });
}
