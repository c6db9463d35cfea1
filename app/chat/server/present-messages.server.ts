import type { AppLoadContext } from '@remix-run/node';
import { postOf } from '~/domain/chat/messages/message-details';
import type { Message } from '~/domain/chat/schema';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { getPosts } from '~/domain/posts/get-posts';
import { presentPost, type Post } from '../../posts/presenters/post-for-fan';
import { presentShownMessage, type ShownMessage } from '../presenters/message-for-fan';

type Reader = Pick<AppLoadContext, 'domain' | 'viewer' | 'postMedia'>;

/** Messages with all that belongs to them, as their reader may see it; posts are asked for once. */
export async function presentMessages(
  context: Reader,
  messages: readonly Message[],
): Promise<ShownMessage[]> {
  const posts = await readPosts(context, messages);
  return messages.map((message) =>
    presentShownMessage(message, context.postMedia, posts.get(postOf(message.details) ?? '')),
  );
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
