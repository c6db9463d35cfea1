import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { findClubStatuses } from '~/domain/fanclubs/find-club';
import { idSchema } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';

/**
 * Returns the character that a member may block, and whether they pay for its club; null if there is no
 * such character.
 */
export async function readBlockSheet(
  { domain, viewer, mediaAddress }: AppLoadContext,
  params: Record<string, string>,
) {
  const userId = memberIdOf(viewer);
  const id = idSchema.safeParse(params['characterId']);
  if (userId === null || !id.success) return null;
  const [profile, clubs] = await Promise.all([
    getCharacterProfile(domain, { id: id.data }, userId),
    findClubStatuses(domain, [id.data], userId),
  ]);
  if (!profile) return null;
  const { avatar } = profile.media;
  return {
    _id: profile.id,
    slug: profile.slug,
    firstName: profile.firstName,
    name: profile.name,
    avatar: avatar === null ? null : mediaAddress(avatar),
    isBlocked: profile.isBlocked,
    isMember: clubs.get(id.data)?.isMember === true,
  };
}
