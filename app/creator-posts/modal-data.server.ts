import type { AppLoadContext } from '@remix-run/node';
import { findOwnPost } from '~/domain/creator-posts/find-own-post';
import { readSales } from '~/domain/posts/read-sales';
import { idSchema, newId } from '~/domain/shared/ids';
import { memberIdOf } from '~/domain/viewers/member-id';
import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { presentOwnPost } from './presenters';

/** Returns the creator's post that a modal is about, with its sales; null if there is none. */
export async function readPostOfModal(
  { domain, viewer, postMedia }: AppLoadContext,
  params: Record<string, string>,
) {
  const userId = memberIdOf(viewer);
  const postId = idSchema.safeParse(params['postId']).data;
  if (userId === null || postId === undefined) return null;
  const found = await findOwnPost(domain, { userId, postId });
  if (!found.ok) return null;
  const sales = found.post.state === 'published' ? await readSales(domain, [postId]) : null;
  const post = { ...found.post, sales: sales?.get(postId) ?? null };
  return presentOwnPost(post, { slug: found.twin.slug, address: postMedia.forViewer });
}

/** Returns the key of a new draft, which is begun once however often its form is sent. */
export const readNewPost = ({ viewer }: AppLoadContext) =>
  Promise.resolve(memberIdOf(viewer) === null ? null : { key: newId() });

export const modalData = {
  addAssetsToPostModal: readNewPost,
  postVerifyDeleteModal: readPostOfModal,
  postVerifyDeleteImageModal: readPostOfModal,
  editPostCaptionModal: readPostOfModal,
} satisfies ModalDataReaders;
