import type { AppLoadContext } from '@remix-run/node';
import { firstName } from '~/domain/characters/first-name';
import { pictureWalks } from '~/domain/chat/gallery/parts';
import { viewPicture } from '~/domain/chat/gallery/view-picture';
import { chatPhoto } from '~/domain/chat/messages/made-for-chat';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { getUnlockTerms } from '~/domain/chat/private-pictures/unlock-picture';
import { listOrderWords } from '~/domain/generations/list-order-words';
import { idSchema } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';
import { presentGalleryEntry } from '../presenters/gallery-entry-for-fan';

/** Returns the person's photo or video at full size with its neighbours; null if it is not theirs. */
export async function readPictureView(context: AppLoadContext, params: Record<string, string>) {
  const { domain } = context;
  const userId = memberIdOf(context.viewer);
  const id = idSchema.safeParse(params['messageId']);
  if (userId === null || !id.success) return null;
  const messageId = id.data;
  const walk = pictureWalks.find((one) => one === params['walk']) ?? 'thread';
  const [viewed, own, ordered] = await Promise.all([
    viewPicture(domain, { userId, messageId, walk }),
    readOwnMessage(domain, { kind: 'user', id: userId }, messageId),
    listOrderWords(domain, { userId, purpose: chatPhoto, subjectIds: [messageId] }),
  ]);
  if (!viewed.ok || !own) return null;
  const { entry, previous, next } = viewed;
  const { characterId } = entry;
  return {
    picture: presentGalleryEntry(entry, context.postMedia),
    isGenerated: entry.picture.isGenerated,
    orderedWords: ordered.get(messageId) ?? null,
    slug: own.slug,
    firstName: firstName(own.name),
    walk,
    previous,
    next,
    /** Nothing is sold to a person right after signs of distress. */
    terms: own.isInDistress
      ? null
      : await getUnlockTerms(domain, domain.db, { userId, characterId }),
  };
}
export type PictureViewData = NonNullable<Awaited<ReturnType<typeof readPictureView>>>;
