import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { newId } from '~/domain/shared/ids';
import type { Role } from './people';

export interface PostsInSight {
  character: { id: string; slug: string };
  /** A post that everyone may see. */
  free: string;
  /** A locked post without buyers. */
  locked: string;
  /** A post that is not published yet. */
  hidden: string;
}
type SendRequest = (path: string, body?: unknown) => Promise<Answer>;
type Expectation = (call: SendRequest, posts: PostsInSight, role: Role) => Promise<void>;

/** Returns the keys of a locked post's original and renditions, which no response may contain. */
const keysOf = (post: string) => [`originals/${post}`, `posts/${post}/w`, `posts/${post}/video`];

function expectLocked({ body }: Answer, { locked }: PostsInSight): void {
  for (const key of keysOf(locked)) expect(JSON.stringify(body)).not.toContain(key);
}

const expectFeed =
  (path: string): Expectation =>
  async (call, posts) => {
    const answer = await call(`${path}?characterSlug=${posts.character.slug}`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain(posts.hidden);
    expectLocked(answer, posts);
  };

const expectOne =
  (pathOf: (posts: PostsInSight, id: string) => string): Expectation =>
  async (call, posts) => {
    for (const id of [posts.free, posts.locked]) {
      const answer = await call(pathOf(posts, id));
      expect(answer.status).toBe(200);
      expectLocked(answer, posts);
    }
    for (const id of [posts.hidden, newId()]) {
      expect((await call(pathOf(posts, id))).status).toBe(404);
    }
  };

/** Expectations for the calls that name a post or its character, for callers who may see some of them. */
export const postExpectations: Record<string, Expectation> = {
  'GET /posts/{characterId}': async (call, posts) => {
    const answer = await call(`/posts/${posts.character.id}`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain(posts.free);
    expect(JSON.stringify(answer.body)).not.toContain(posts.hidden);
    expectLocked(answer, posts);
  },
  'GET /posts/{characterSlug}/post/{postId}': expectOne(
    ({ character }, id) => `/posts/${character.slug}/post/${id}`,
  ),
  'GET /posts-v2/{postId}': expectOne((_posts, id) => `/posts-v2/${id}`),
  'GET /posts-v2/explorer-feed': expectFeed('/posts-v2/explorer-feed'),
  'GET /posts-v2/safe-explorer-feed': expectFeed('/posts-v2/safe-explorer-feed'),
  'GET /posts/{characterId}/count_exclusive_posts': async (call, { character }) => {
    const path = (id: string) => `/posts/${id}/count_exclusive_posts`;
    expect((await call(path(character.id))).body).toMatchObject({ count: 1 });
    expect((await call(path(newId()))).status).toBe(404);
  },
  'POST /posts-v2/get-batch': async (call, posts) => {
    const ids = [posts.free, posts.locked, posts.hidden];
    const answer = await call('/posts-v2/get-batch', { ids });
    expect(answer.body).toMatchObject({ posts: [{ _id: posts.free }, { _id: posts.locked }] });
    expectLocked(answer, posts);
  },
  'POST /posts/{postId}/like': async (call, { free, locked, hidden }, role) => {
    const like = async (id: string) => (await call(`/posts/${id}/like`)).status;
    const isGuest = role === 'guest';
    expect(await like(free)).toBe(isGuest ? 401 : 200);
    expect(await like(locked)).toBe(isGuest ? 401 : 403);
    expect(await like(hidden)).toBe(isGuest ? 401 : 404);
  },
  'DELETE /posts/{postId}/unlike': async (call, { free }, role) => {
    const unlike = async (id: string) => (await call(`/posts/${id}/unlike`)).status;
    expect(await unlike(free)).toBe(role === 'guest' ? 401 : 200);
    expect(await unlike(newId())).toBe(role === 'guest' ? 401 : 404);
  },
  'POST /posts-v2/add-post-view/{postId}': async (call, { free, hidden }) => {
    expect((await call(`/posts-v2/add-post-view/${free}`)).status).toBe(200);
    expect((await call(`/posts-v2/add-post-view/${hidden}`)).status).toBe(404);
  },
  'POST /posts-v2/buy-post/{postId}': async (call, { free, locked, hidden }, role) => {
    const buy = async (id: string) =>
      (await call(`/posts-v2/buy-post/${id}`, { price: 20 })).status;
    const isGuest = role === 'guest';
    expect(await buy(free)).toBe(isGuest ? 401 : 409);
    expect(await buy(locked)).toBe(isGuest ? 401 : 402);
    expect(await buy(hidden)).toBe(isGuest ? 401 : 404);
  },
};
