import { listCharacterPosts } from '../../posts/list-character-posts';
import { getPosts, mostPostsAtOnce } from '../../posts/get-posts';
import type { Post, PostViewer } from '../../posts/schema';
import type { DomainContext } from '../../shared/context';
import { refuse, type Refusal } from '../refusals';
import { listSentPosts } from '../gallery/gallery-query';
import { chatIdQuery } from '../chats/open-chat';

interface PostsToShare {
  ok: true;
  /** Newest first, as the viewer may see them. */
  items: Post[];
  nextCursor: string | null;
  /** The number of videos that are still locked among the last posts shared in the chat. */
  lockedVideoPosts: number;
}

/**
 * Returns the posts of a character that have not been shared in the user's chat with it. Refuses a
 * character that is not published.
 */
export async function listPostsToShare(
  context: DomainContext,
  viewer: PostViewer & { userId: string },
  list: {
    characterId: string;
    /** The id of one of several chats with the character; undefined for the current one. */
    chatId?: string | undefined;
    media?: 'photo' | 'video' | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<PostsToShare | Refusal<'no-such-character'>> {
  const { userId } = viewer;
  const { chatId: wanted, ...page } = list;
  const character = await context
    .db('published_characters')
    .where({ id: page.characterId })
    .first('id');
  if (!character) return refuse('no-such-character');
  const person = { kind: 'user', id: userId } as const;
  const chat = await chatIdQuery(context.db, person, list.characterId, wanted).first<
    { id: string } | undefined
  >();
  const shared = chat
    ? await listSentPosts(context.db, { userId, chatId: chat.id }, mostPostsAtOnce)
    : [];
  const [posts, sharedPosts] = await Promise.all([
    listCharacterPosts(context, viewer, { ...page, except: shared }),
    getPosts(context, viewer, shared),
  ]);
  return { ok: true, ...posts, lockedVideoPosts: sharedPosts.filter(isLockedVideo).length };
}

const isLockedVideo = ({ isOpen, assets }: Post): boolean =>
  !isOpen && assets.some(({ media }) => media?.kind === 'video');
