import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { idSchema, newId } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readBalance } from '~/domain/wallet/get-balance';
import { walletSettings } from '~/domain/wallet/settings';

/** Returns the character of a tip and the amounts on offer; null if there is no such character. */
export async function readTipSheet(
  { domain, viewer, mediaAddress }: AppLoadContext,
  params: Record<string, string>,
) {
  const userId = memberIdOf(viewer);
  const id = idSchema.safeParse(params['characterId']);
  if (userId === null || !id.success) return null;
  const [character, settings, balance] = await Promise.all([
    getCharacterProfile(domain, { id: id.data }, userId),
    domain.settings(walletSettings),
    readBalance(domain.db, userId),
  ]);
  if (!character) return null;
  const { slug, firstName, media } = character;
  return {
    slug,
    firstName,
    avatar: media.avatar === null ? null : mediaAddress(media.avatar),
    presets: settings.tips_price,
    balance,
    /** The key of a form without JavaScript; sent twice, it is one tip. */
    idempotencyKey: newId(),
  };
}
