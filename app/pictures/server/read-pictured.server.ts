import type { AppLoadContext } from '@remix-run/node';
import { listFollowedCharacters } from '~/domain/characters/list-followed-characters';
import { listOwnCharacters } from '~/domain/characters/list-own-characters';
import type { Character } from '~/domain/characters/schema';
import { memberIdOf } from '~/domain/viewers/member-id';

/** The maximum number of characters of each kind. */
const most = 24;

/** Returns the characters whose pictures a person can order: their own, and those they follow. */
export async function readPictured({ domain, viewer, mediaAddress }: AppLoadContext) {
  const userId = memberIdOf(viewer);
  if (userId === null) return null;
  const [own, followed] = await Promise.all([
    listOwnCharacters(domain, { userId, limit: most }),
    listFollowedCharacters(domain, { userId, limit: most }),
  ]);
  const present = ({ slug, firstName, media }: Character) => ({
    slug,
    name: firstName,
    picture: media.card === null ? null : mediaAddress(media.card),
  });
  return { own: own.map(present), followed: followed.items.map(present) };
}

export type Pictured = NonNullable<Awaited<ReturnType<typeof readPictured>>>['own'][number];
