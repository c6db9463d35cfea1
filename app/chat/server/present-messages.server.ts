import type { AppLoadContext } from '@remix-run/node';
import { chatPhoto } from '~/domain/chat/messages/made-for-chat';
import { postOf } from '~/domain/chat/messages/message-details';
import type { Message } from '~/domain/chat/schema';
import { listOrderWords } from '~/domain/generations/list-order-words';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPosts } from '~/domain/posts/get-posts';
import { memberIdOf } from '~/domain/viewers/member-id';
import { presentPost, type Post } from '../../posts/presenters/post-for-fan';
import { presentShownMessage, type ShownMessage } from '../presenters/message-for-fan';

type Reader = Pick<AppLoadContext, 'domain' | 'viewer' | 'postMedia'>;

/** Returns messages with all their data in the form that the reader may see; posts are loaded once. */
export async function presentMessages(
  context: Reader,
  messages: readonly Message[],
): Promise<ShownMessage[]> {
  const [posts, words] = await Promise.all([
    readPosts(context, messages),
    readOrderedWords(context, messages),
  ]);
  return messages.map((message) =>
    presentShownMessage(message, context.postMedia, {
      post: posts.get(postOf(message.details) ?? ''),
      orderedWords: words.get(message.id),
    }),
  );
}

async function readOrderedWords(
  { domain, viewer }: Reader,
  messages: readonly Message[],
): Promise<Map<string, string>> {
  const userId = memberIdOf(viewer);
  if (userId === null) return new Map();
  const ordered = messages.filter(
    ({ details, isRemoved }) => !isRemoved && details?.type === 'image' && details.isOrdered,
  );
  const subjectIds = ordered.map(({ id }) => id);
  return listOrderWords(domain, { userId, purpose: chatPhoto, subjectIds });
}

async function readPosts(
  { domain, viewer, postMedia }: Reader,
  messages: readonly Message[],
): Promise<Map<string, Post>> {
  const ids = [...new Set(messages.flatMap(({ details }) => postOf(details) ?? []))];
  if (ids.length === 0) return new Map();
  const posts = await getPosts(domain, await findPostViewer(domain, viewer), ids);
  return new Map(posts.map((post) => [post.id, presentPost(post, postMedia)]));
}
