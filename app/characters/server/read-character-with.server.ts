import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { idSchema } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';

/**
 * Returns the character that a modal of a member is about, and what is read beside it; null if there is no
 * such character.
 */
export async function readCharacterWith<Beside>(
  { domain, viewer, mediaAddress }: AppLoadContext,
  params: Record<string, string>,
  readBeside: (of: { userId: string; characterId: string }) => Promise<Beside>,
) {
  const userId = memberIdOf(viewer);
  const characterId = idSchema.safeParse(params['characterId']).data;
  if (userId === null || characterId === undefined) return null;
  const [profile, beside] = await Promise.all([
    getCharacterProfile(domain, { id: characterId }, userId),
    readBeside({ userId, characterId }),
  ]);
  if (!profile) return null;
  const { slug, name, firstName, isBlocked, media } = profile;
  const avatar = media.avatar === null ? null : mediaAddress(media.avatar);
  return { character: { _id: characterId, slug, name, firstName, isBlocked, avatar }, beside };
}
