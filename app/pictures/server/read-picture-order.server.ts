import { data, type AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { getPhotoPrice } from '~/domain/chat/photos/order-photo';
import { longestPictureWords, pictureCounts } from '~/domain/chat/photos/photo-order';
import { pictureStyleCategories, pictureStyles } from '~/domain/chat/photos/picture-styles';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { idSchema, newId } from '~/domain/shared/ids';
import { readBalance } from '~/domain/wallet/get-balance';
import { translatorOf } from '../../kit/i18n/translator.server';

interface Requested {
  userId: string;
  slug: string;
  query: URLSearchParams;
}

/** Returns the form for pictures of a character, and the pictures that were just ordered. */
export async function readPictureOrder(
  context: AppLoadContext,
  { userId, slug, query }: Requested,
) {
  const { domain, mediaAddress } = context;
  const character = await getCharacterProfile(domain, { slug }, userId);
  if (!character) throw data(null, 404);
  const [t, { tokens }, balance, ordered] = await Promise.all([
    translatorOf(context),
    getPhotoPrice(domain, domain.db, userId, 'picture'),
    readBalance(domain.db, userId),
    readOrdered(context, userId, query),
  ]);
  const name = character.firstName;
  return {
    page: { title: t('pictures:title', { name }) },
    slug,
    name,
    /** True for a character that the person made. */
    isOwn: character.type === 'UserCreated',
    avatar: character.media.avatar === null ? null : mediaAddress(character.media.avatar),
    tokens,
    balance,
    longest: longestPictureWords,
    words: query.get('words')?.slice(0, longestPictureWords) ?? '',
    styles: pictureStyleCategories.map((category) => ({
      category,
      options: Object.keys(pictureStyles[category]).map((option) => ({
        value: `${category}.${option}`,
        label: t(`pictures:style.${category}.${option}` as 'pictures:title'),
      })),
    })),
    ordered,
    /** The key of a form without scripts; sent twice, it is one order. */
    idempotencyKey: newId(),
  };
}

export type PictureOrder = Awaited<ReturnType<typeof readPictureOrder>>;

const mostOrdered = Math.max(...pictureCounts);

/** Returns the state of the pictures whose messages the address names. */
async function readOrdered(
  { domain, postMedia }: AppLoadContext,
  userId: string,
  query: URLSearchParams,
) {
  const ids = (query.get('ordered') ?? '').split(',').slice(0, mostOrdered);
  const person = { kind: 'user', id: userId } as const;
  const messages = await Promise.all(
    ids
      .filter((id) => idSchema.safeParse(id).success)
      .map((id) => readOwnMessage(domain, person, id)),
  );
  return messages.flatMap((found) => {
    const details = found?.message.details;
    if (!found || details?.type !== 'image') return [];
    const { folder, making, width, height } = details;
    return [
      {
        messageId: found.message.id,
        ratio: width / height,
        src:
          folder === null ? null : postMedia.forViewer(renditionKeys.picture(folder, 720, 'webp')),
        percent: making?.percent ?? 0,
        state:
          folder !== null ? ('done' as const) : making ? ('making' as const) : ('failed' as const),
      },
    ];
  });
}
