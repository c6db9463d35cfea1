import { callApi } from '../kit/realtime/fetch-api';
import type { Post } from './presenters/post-for-fan';

/** The maximum number of posts in one API call. */
const mostAtOnce = 50;

/**
 * Returns posts as this viewer may see them now, in the requested order. Posts that are gone or could not
 * be read are left out.
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
