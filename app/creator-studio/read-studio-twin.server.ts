import type { AppLoadContext } from '@remix-run/node';
import { findTwin } from '~/domain/creators/find-twin';
import type { TwinShown } from './studio-frame';

/** Returns the twin of a creator for the studio's frame; null if there is none yet. */
export async function readStudioTwin(
  { domain, mediaAddress }: Pick<AppLoadContext, 'domain' | 'mediaAddress'>,
  userId: string,
): Promise<TwinShown | null> {
  const twin = await findTwin(domain.db, userId);
  if (!twin) return null;
  const { slug, name, avatarKey, isLive } = twin;
  return { slug, name, isLive, avatar: avatarKey === null ? null : mediaAddress(avatarKey) };
}
