import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { getPhotoPrice } from '~/domain/chat/photos/order-photo';
import { longestPhotoWords } from '~/domain/chat/photos/photo-order';
import { generationsSettings } from '~/domain/generations/settings';
import { idSchema, newId } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readBalance } from '~/domain/wallet/get-balance';

/** Returns the character of a photo order and the price; null if there is no such character. */
export async function readPhotoSheet(
  { domain, viewer, mediaAddress }: AppLoadContext,
  params: Record<string, string>,
) {
  const userId = memberIdOf(viewer);
  const id = idSchema.safeParse(params['characterId']);
  if (userId === null || !id.success) return null;
  const messageId = idSchema.safeParse(params['messageId']);
  const [character, settings, price, balance, photoRequest] = await Promise.all([
    getCharacterProfile(domain, { id: id.data }, userId),
    domain.settings(generationsSettings),
    getPhotoPrice(domain, domain.db, userId),
    readBalance(domain.db, userId),
    messageId.success ? readOwnMessage(domain, { kind: 'user', id: userId }, messageId.data) : null,
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
    /** The request that is already in the thread. */
    words:
      photoRequest?.message.role === 'user'
        ? photoRequest.message.content.slice(0, longestPhotoWords)
        : '',
    /** The key of a form without JavaScript; sent twice, it is one photo. */
    idempotencyKey: newId(),
  };
}
