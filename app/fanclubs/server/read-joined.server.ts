import type { AppLoadContext } from '@remix-run/node';
import { getMembership } from '~/domain/fanclubs/list-memberships';
import { findNamedClub } from '~/domain/fanclubs/find-club';
import { idSchema } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';

/** The club that somebody has just joined, as an address names it; null where they belong to none such. */
export async function readJoined({ domain, viewer }: AppLoadContext, told: Record<string, string>) {
  const asked = idSchema.safeParse(told['creatorId']);
  const userId = memberIdOf(viewer);
  const club = asked.success && userId ? await findNamedClub(domain, asked.data) : null;
  if (!club || !userId) return null;
  const membership = await getMembership(domain, { userId, characterId: club.characterId });
  if (membership?.status !== 'active') return null;
  return {
    name: club.character.name,
    tokens: membership.tokens,
    renewsAt: membership.renews ? (membership.nextBillingAt?.toISOString() ?? null) : null,
  };
}

export type Joined = NonNullable<Awaited<ReturnType<typeof readJoined>>>;
