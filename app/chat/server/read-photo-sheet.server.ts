import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { getPhotoPrice } from '~/domain/chat/photos/order-photo';
import { longestPhotoWords } from '~/domain/chat/photos/photo-order';
import { generationsSettings } from '~/domain/generations/settings';
import { idSchema, newId } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readBalance } from '~/domain/wallet/get-balance';

/** Of whom a photo is asked for, and what it costs; null where there is no such character. */
export async function readPhotoSheet(
  { domain, viewer, mediaAddress }: AppLoadContext,
  told: Record<string, string>,
) {
  const userId = memberIdOf(viewer);
  const id = idSchema.safeParse(told['characterId']);
  if (userId === null || !id.success) return null;
  const [character, settings, price, balance] = await Promise.all([
    getCharacterProfile(domain, { id: id.data }, userId),
    domain.settings(generationsSettings),
    getPhotoPrice(domain, domain.db, userId),
    readBalance(domain.db, userId),
  ]);
  if (!character) return null;
  const { slug, firstName, media } = character;
  return {
    slug,
    firstName,
    avatar: media.avatar === null ? null : mediaAddress(media.avatar),
    tokens: price.tokens,
    seconds: settings.photo_usual_seconds,
    longestWords: longestPhotoWords,
    balance,
    /** For a form without JavaScript: sent twice, it is still one photo. */
    idempotencyKey: newId(),
  };
}
