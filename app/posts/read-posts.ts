import { callApi } from '../kit/realtime/fetch-api';
import type { Post } from './presenters/post-for-fan';

/** As many as one call answers. */
const mostAtOnce = 50;

/**
 * Posts as they are to this viewer now, in the order asked for; what is gone, or could not be read, is
 * left out.
 */
export async function readPosts(ids: readonly string[]): Promise<Post[]> {
  const found: Post[] = [];
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const answer = await callApi<{ posts: Post[] }>('/posts-v2/get-batch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: ids.slice(from, from + mostAtOnce) }),
    });
    if (answer.ok) found.push(...answer.data.posts);
  }
  return found;
}
