import type { AppLoadContext } from '@remix-run/node';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { getPhotoPrice } from '~/domain/chat/photos/order-photo';
import { longestPhotoWords } from '~/domain/chat/photos/photo-order';
import { generationsSettings } from '~/domain/generations/settings';
import { idSchema, newId } from '~/domain/shared/ids';
import { readBalance } from '~/domain/wallet/get-balance';
import { readCharacterWith } from '../../characters/server/read-character-with.server';

/** Returns the character of a photo order and the price; null if there is no such character. */
export async function readPhotoSheet(context: AppLoadContext, params: Record<string, string>) {
  const { domain } = context;
  const messageId = idSchema.safeParse(params['messageId']).data;
  const read = await readCharacterWith(context, params, ({ userId: id }) =>
    Promise.all([
      domain.settings(generationsSettings),
      getPhotoPrice(domain, domain.db, id),
      readBalance(domain.db, id),
      messageId === undefined ? null : readOwnMessage(domain, { kind: 'user', id }, messageId),
    ]),
  );
  if (!read) return null;
  const [settings, price, balance, photoRequest] = read.beside;
  const { slug, firstName, avatar } = read.character;
  return {
    slug,
    firstName,
    avatar,
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
