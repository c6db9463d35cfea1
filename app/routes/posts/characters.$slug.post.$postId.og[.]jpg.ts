import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { findSharePicture } from '~/domain/posts/find-share-picture';
import { idSchema } from '~/domain/shared/ids';
import { respondWithSharePicture } from '../../media/server/share-picture.server';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const postId = idSchema.safeParse(params['postId']);
  if (!postId.success) throw data(null, 404);
  const query = { postId: postId.data, characterSlug: params['slug'] ?? '' };
  return respondWithSharePicture(context.storage, await findSharePicture(context.domain, query));
}
