import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { findChatId } from '~/domain/chat/chats/open-chat';
import { findChatNamed } from '~/domain/chat/chats/find-chat-named';
import {
  readWholeGallery,
  type GalleryPage,
  type WholeGallery,
} from '~/domain/chat/gallery/list-gallery';
import { galleryPageSize } from '~/domain/chat/gallery/parts';
import { getUnlockTerms } from '~/domain/chat/private-pictures/unlock-picture';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { idSchema } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';
import { readOwnBalance } from '../../wallet/server/read-own-balance.server';
import { readGalleryPlace, type GalleryPlace } from '../gallery/gallery-place';
import type { GalleryList } from '../gallery/gallery-lists';
import { presentGalleryEntry } from '../presenters/gallery-entry-for-fan';

interface RequestInput {
  userId: string;
  character: { id: string; slug: string; firstName: string };
  /** The id of a chat that was set aside. */
  chatId?: string | undefined;
  place: GalleryPlace;
}

const empty: GalleryPage = { items: [], nextCursor: null };
const nothing: WholeGallery = {
  lists: { Unlocked: empty, Locked: empty },
  counts: { Unlocked: 0, Locked: 0 },
};

/**
 * Returns the gallery of a chat for its page and its modal. It contains both lists, because an unlocked
 * entry moves from one to the other.
 */
export async function readGallery(
  context: AppLoadContext,
  { userId, character, chatId: setAside, place }: RequestInput,
) {
  const { domain } = context;
  const person = { kind: 'user', id: userId } as const;
  const of = { characterId: character.id, chatId: setAside ?? '' };
  const chatId =
    setAside === undefined
      ? await findChatId(domain.db, person, character.id)
      : ((await findChatNamed(domain, person, of))?.id ?? null);
  const viewer = { ...(await findPostViewer(domain, context.viewer)), userId };
  const [{ lists, counts }, terms, balance] = await Promise.all([
    chatId === null
      ? nothing
      : readWholeGallery(domain, viewer, { ...place, chatId, limit: galleryPageSize }),
    getUnlockTerms(domain, domain.db, { userId, characterId: character.id }),
    readOwnBalance(context, userId),
  ]);
  const listOf = ({ items, nextCursor }: GalleryPage): GalleryList => ({
    list: items.map((entry) => ({
      ...presentGalleryEntry(entry, context.postMedia),
      cursor: entry.cursor,
    })),
    cursor: nextCursor,
  });
  return {
    character: { id: character.id, slug: character.slug, firstName: character.firstName },
    chatId,
    setAside,
    place,
    lists: { Unlocked: listOf(lists.Unlocked), Locked: listOf(lists.Locked) },
    counts,
    terms,
    balance,
    now: domain.now().toISOString(),
  };
}
export type GalleryData = Awaited<ReturnType<typeof readGallery>>;

/** Returns the gallery for the modal; null if there is no such character. */
export async function readGalleryModal(context: AppLoadContext, params: Record<string, string>) {
  const userId = memberIdOf(context.viewer);
  const id = idSchema.safeParse(params['characterId']);
  const chatId = idSchema.optional().catch(undefined).parse(params['chatId']);
  if (userId === null || !id.success) return null;
  const character = await getCharacterProfile(context.domain, { id: id.data }, userId);
  if (!character) return null;
  return readGallery(context, { userId, character, chatId, place: readGalleryPlace(params) });
}
