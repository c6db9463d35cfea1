import * as z from 'zod';
import { isbot } from 'isbot';
import { personOf } from '~/domain/viewers/person-of';
import type { UserViewer, Viewer } from '~/domain/viewers/viewer';
import { addPostView } from '~/domain/posts/add-post-view';
import { unlock } from '~/domain/posts/unlock';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { likePost, unlikePost } from '~/domain/posts/like-post';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import type { RequestContext } from '../../kit/http/context/request-context';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { successSchema } from '../../kit/api/success';

const endpoint = endpointsOf('posts');

const params = z.object({ postId: idSchema });

/** Endpoint access has already checked that the user is verified. */
async function fanOf(context: RequestContext, who: UserViewer) {
  return { ...(await findPostViewer(context.domain, who)), userId: who.userId };
}

/**
 * Returns the person whose view is stored. Storing a guest's view creates a row for the guest, so crawlers
 * and clients that change cookies all the time are excluded. Their views still count.
 */
async function rememberedOf(
  who: Viewer,
  { userAgent, limits }: RequestContext,
): Promise<Person | null> {
  const person = personOf(who);
  if (person?.kind !== 'guest') return person;
  if (isbot(userAgent)) return null;
  return (await limits.viewAsGuest(person.id)).ok ? person : null;
}

export const postActions = apiSection(200, [
  endpoint({
    id: 'posts.like',
    method: 'POST',
    path: '/posts/{postId}/like',
    failures: [404],
    summary: 'Like a post that one may see',
    access: access.user,
    params,
    answer: successSchema,
    handle: async ({ context, who, params: { postId } }) =>
      likePost(context.domain, await fanOf(context, who), postId),
  }),
  endpoint({
    id: 'posts.unlike',
    method: 'DELETE',
    path: '/posts/{postId}/unlike',
    failures: [404],
    summary: 'Take a like back',
    access: access.user,
    params,
    answer: successSchema,
    handle: ({ context, who, params: { postId } }) =>
      unlikePost(context.domain, who.userId, postId),
  }),
  endpoint({
    id: 'posts.add-view',
    method: 'POST',
    path: '/posts-v2/add-post-view/{postId}',
    failures: [404],
    summary: 'Count that the caller saw a post, once a day',
    access: access.everyone,
    params,
    answer: successSchema,
    async handle({ context, who, params: { postId } }) {
      const { domain, address } = context;
      const person = await rememberedOf(who, context);
      return addPostView(domain, { person, address }, postId);
    },
  }),
  endpoint({
    id: 'posts.buy',
    method: 'POST',
    path: '/posts-v2/buy-post/{postId}',
    failures: [402, 403, 404, 409, 422],
    summary:
      'Unlock a post, or one asset of it, for tokens at the price shown; once, however often it is asked',
    access: access.user,
    idempotent: true,
    params,
    body: z
      .object({
        price: z.number().int().positive(),
        assetId: idSchema.optional(),
        /** The price to which the user agrees after a response that a confirmation is needed. */
        confirmedTokens: z.number().int().positive().optional(),
      })
      .meta({ id: 'buyPostDto' }),
    answer: z.object({
      postId: idSchema,
      assetId: idSchema.optional(),
      tokens: z.number().int().positive(),
      unlockedAt: z.iso.datetime(),
    }),
    async handle({ context, who, params: { postId }, body, persistResponse }) {
      const fan = await fanOf(context, who);
      const { price, assetId, confirmedTokens: confirmed } = body;
      return unlock(context.domain, fan, { postId, assetId, price, confirmed }, persistResponse);
    },
  }),
]);
