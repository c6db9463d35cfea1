import type { AppLoadContext } from '@remix-run/node';
import { listCharacters } from '~/domain/characters/list-characters';

/** The pictures beside the sign-up form: tall, and wide for the head of a sheet. */
export interface InvitePicture {
  tall: string;
  wide: string;
}

/** Only those who may yet sign up need it. */
export async function findInvitePicture({
  viewer,
  domain,
  mediaAddress,
}: AppLoadContext): Promise<InvitePicture | null> {
  if (viewer.kind === 'user' && viewer.isVerified) return null;
  const { items } = await listCharacters(domain, { section: 'featured', limit: 1, seed: 0 });
  const { portrait = null, cover = null } = items[0]?.media ?? {};
  const tall = portrait ?? cover;
  return tall === null ? null : { tall: mediaAddress(tall), wide: mediaAddress(cover ?? tall) };
}
