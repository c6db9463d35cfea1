import * as z from 'zod';
import { pictureStyleSchema, mostPictureStyles } from '~/domain/chat/photos/picture-styles';
import { beginDraft } from '~/domain/creator-posts/begin-draft';
import { deleteImage } from '~/domain/creator-posts/delete-image';
import { deleteOwnPost } from '~/domain/creator-posts/delete-own-post';
import { editCaption, editDraft } from '~/domain/creator-posts/edit-draft';
import { findOwnPost } from '~/domain/creator-posts/find-own-post';
import { generateImages } from '~/domain/creator-posts/generate-images';
import { listOwnPosts } from '~/domain/creator-posts/list-own-posts';
import { publishDraft } from '~/domain/creator-posts/publish-draft';
import { captionSchema, imageCountSchema, promptSchema } from '~/domain/creator-posts/schema';
import { mostImagesOfPost, ownAccessTypes, ownPostTabs } from '~/domain/creator-posts/terms';
import { creatorPostsSettings } from '~/domain/creator-posts/settings';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { isoTime } from '~/domain/shared/codecs';
import { idSchema, newId } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { apiSection, endpointsOf } from '../kit/api/endpoint';
import { cursorSchema, limitSchema } from '../kit/api/paging';
import { doneSchema } from '../kit/api/success';
import type { RequestContext } from '../kit/http/context/request-context';
import { downloadHref } from './post-hrefs';
import { ownAssetSchema, ownPostSchema, presentOwnImage, presentOwnPost } from './presenters';
import { readPromptStyles } from './read-prompt-styles';

const endpoint = endpointsOf('creator-posts');
const params = z.object({ id: idSchema });

/** The fields of a draft, as the contract's callers send them; what is missing stays. */
const draftFields = {
  caption: captionSchema.optional(),
  accessType: z.enum(ownAccessTypes).optional(),
  /** Whole tokens; needed for an access by tokens. */
  unlockPrice: z.number().int().positive().max(1_000_000).optional(),
  /** The chosen pictures in the order of the post. */
  assets: z.array(idSchema).max(mostImagesOfPost).optional(),
};
type DraftFields = z.output<z.ZodObject<typeof draftFields>>;

const changesOf = ({ caption, accessType, unlockPrice, assets }: DraftFields) => ({
  caption,
  access: accessType,
  price: unlockPrice,
  imageIds: assets,
});

/** The same key is one draft, or one order. */
const key = { idempotencyKey: idempotencyKeySchema.max(64).optional() };

interface Own {
  userId: string;
  postId: string;
}

async function showOwn(context: RequestContext, own: Own) {
  const found = await findOwnPost(context.domain, own);
  if (!found.ok) return found;
  return presentOwnPost(found.post, {
    slug: found.twin.slug,
    address: context.postMedia.forViewer,
  });
}

async function editOwn(context: RequestContext, own: Own, fields: DraftFields) {
  const edited = await editDraft(context.domain, context.moderator, {
    ...own,
    changes: changesOf(fields),
  });
  return edited.ok ? showOwn(context, own) : edited;
}

const drafts = [
  endpoint({
    id: 'creators.posts.begin-draft',
    method: 'POST',
    path: '/verified-model-posts/drafts',
    status: 201,
    failures: [404, 409, 422, 429],
    summary: 'Begin a draft of a post for one’s own live twin',
    access: access.user,
    idempotent: true,
    body: z.object({ ...draftFields, ...key }).meta({ id: 'createDraftPostDto' }),
    answer: ownPostSchema,
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    async handle({ context, who: { userId }, body: { idempotencyKey = newId(), ...fields } }) {
      const begun = await beginDraft(context.domain, { userId, idempotencyKey });
      return begun.ok ? editOwn(context, { userId, postId: begun.postId }, fields) : begun;
    },
  }),
  endpoint({
    id: 'creators.posts.edit-draft',
    method: 'PUT',
    path: '/verified-model-posts/drafts/{id}',
    failures: [404, 409, 422],
    summary: 'Change a draft: caption, access, price, and the chosen pictures in order',
    access: access.user,
    params,
    body: z.object(draftFields).meta({ id: 'updateDraftPostDto' }),
    answer: ownPostSchema,
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    handle: ({ context, who: { userId }, params: { id: postId }, body }) =>
      editOwn(context, { userId, postId }, body),
  }),
  endpoint({
    id: 'creators.posts.draft',
    method: 'GET',
    path: '/verified-model-posts/drafts/{id}',
    failures: [404, 409],
    summary: 'A draft or post of one’s own with all pictures that were made for it',
    access: access.user,
    params,
    answer: ownPostSchema,
    handle: ({ context, who: { userId }, params: { id: postId } }) =>
      showOwn(context, { userId, postId }),
  }),
  endpoint({
    id: 'creators.posts.publish',
    method: 'POST',
    path: '/verified-model-posts/drafts/{id}/publish',
    failures: [404, 409, 422],
    summary:
      'Publish a draft as a post of the twin, at once or at a time; once, however often asked',
    access: access.user,
    idempotent: true,
    params,
    body: z.object({ publishAt: isoTime.optional() }).meta({ id: 'publishDraftPostDto' }),
    answer: ownPostSchema,
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    async handle({ context, who: { userId }, params: { id: postId }, body: { publishAt: at } }) {
      const published = await publishDraft(context.domain, { userId, postId, at });
      return published.ok ? showOwn(context, { userId, postId }) : published;
    },
  }),
  endpoint({
    id: 'creators.posts.generate',
    method: 'POST',
    path: '/verified-model-posts/{id}/assets/generate',
    status: 202,
    failures: [400, 403, 404, 409, 422, 429],
    summary:
      'Have 1, 4, 9 or 16 pictures of the twin made for a draft; ImagesPostImagesGeneratedEvent follows',
    access: access.user,
    idempotent: true,
    params,
    body: z
      .object({
        prompt: promptSchema,
        numAssets: imageCountSchema,
        /** Styles from the list of prompt styles, by `value`. */
        styles: z.array(pictureStyleSchema).max(mostPictureStyles).optional(),
        ...key,
      })
      .meta({ id: 'generatePostAssetsDto' }),
    answer: z.object({
      /** Null if the words got the crisis card instead of pictures. */
      requestId: idSchema.nullable(),
      assets: z.array(ownAssetSchema),
    }),
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    async handle({ context, who: { userId }, params: { id: postId }, body }) {
      const { prompt, numAssets: count, styles = [], idempotencyKey = newId() } = body;
      const order = { userId, postId, prompt, styles, count, idempotencyKey };
      const { country } = context;
      const generated = await generateImages(context.domain, context.moderator, {
        ...order,
        country,
      });
      if (!generated.ok) return generated;
      if (generated.kind === 'answered') return { requestId: null, assets: [] };
      const address = context.postMedia.forViewer;
      return {
        requestId: generated.requestId,
        assets: generated.images.map((image) => presentOwnImage(image, address)),
      };
    },
  }),
];

const posts = [
  endpoint({
    id: 'creators.posts.prompt-styles',
    method: 'GET',
    path: '/verified-model-posts/prompt-styles',
    summary: 'The styles that can be added to the prompt of a picture, by category',
    access: access.user,
    answer: z.array(
      z.object({
        label: z.string(),
        label_key: z.string(),
        options: z.array(
          z.object({
            value: pictureStyleSchema,
            promptValue: z.string(),
            label: z.string(),
            label_key: z.string(),
            imageUrl: z.string().nullable(),
          }),
        ),
      }),
    ),
    handle: async ({ context }) => readPromptStyles(context.language.locale),
  }),
  endpoint({
    id: 'creators.posts.list',
    method: 'GET',
    path: '/verified-model-posts',
    failures: [404, 409],
    summary: 'One’s own posts, the newest first; drafts and those being made by `status`',
    access: access.user,
    query: z.object({
      cursor: cursorSchema.optional(),
      limit: limitSchema.max(48).optional(),
      status: z.enum(ownPostTabs).optional(),
    }),
    answer: z.object({ items: z.array(ownPostSchema), nextCursor: z.string().nullable() }),
    async handle({ context, who: { userId }, query: { cursor, limit, status: tab } }) {
      const { creator_posts_page_size: usual } =
        await context.domain.settings(creatorPostsSettings);
      const wanted = { tab: tab ?? 'published', limit: limit ?? usual, cursor } as const;
      const listed = await listOwnPosts(context.domain, userId, wanted);
      if (!listed.ok) return listed;
      const showing = { slug: listed.twin.slug, address: context.postMedia.forViewer };
      return {
        items: listed.items.map((post) => presentOwnPost(post, showing)),
        nextCursor: listed.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'creators.posts.caption',
    method: 'PATCH',
    path: '/verified-model-posts/{id}/caption',
    failures: [404, 409, 422],
    summary: 'Change the caption of a post or draft of one’s own',
    access: access.user,
    params,
    body: z.object({ caption: captionSchema }).meta({ id: 'updateCaptionDto' }),
    answer: doneSchema,
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    handle: ({ context, who: { userId }, params: { id: postId }, body: { caption } }) =>
      editCaption(context.domain, context.moderator, { userId, postId, caption }),
  }),
  endpoint({
    id: 'creators.posts.download',
    method: 'GET',
    path: '/verified-model-posts/{id}/download',
    failures: [404, 409],
    summary: 'The address at which the pictures of a post of one’s own are streamed as one archive',
    access: access.user,
    params,
    answer: z.object({ url: z.string() }),
    async handle({ context, who: { userId }, params: { id: postId } }) {
      const found = await findOwnPost(context.domain, { userId, postId });
      return found.ok ? { url: downloadHref(postId) } : found;
    },
  }),
  endpoint({
    id: 'creators.posts.delete',
    method: 'DELETE',
    path: '/verified-model-posts/{id}',
    failures: [404, 409],
    summary: 'Delete a post or draft of one’s own; whoever paid for it keeps it',
    access: access.user,
    params,
    answer: doneSchema,
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    handle: ({ context, who: { userId }, params: { id: postId } }) =>
      deleteOwnPost(context.domain, { userId, postId }),
  }),
  endpoint({
    id: 'creators.posts.delete-asset',
    method: 'DELETE',
    path: '/verified-model-posts/{id}/assets/{assetId}',
    failures: [404, 409],
    summary: 'Delete one picture of a post or draft of one’s own',
    access: access.user,
    params: z.object({ id: idSchema, assetId: idSchema }),
    answer: doneSchema,
    limit: ({ context, who }) => context.limits.changeOwnPost(who.person),
    handle: ({ context, who: { userId }, params: { id: postId, assetId: imageId } }) =>
      deleteImage(context.domain, { userId, postId, imageId }),
  }),
];

export const creatorPosts = apiSection(126, [...drafts, ...posts]);
