import { createReadableStreamFromReadable, data, type LoaderFunctionArgs } from '@remix-run/node';
import { findOwnPost } from '~/domain/creator-posts/find-own-post';
import { pictureFiles } from '~/domain/creator-posts/read-pictures';
import { idSchema } from '~/domain/shared/ids';
import { createZip } from '~/providers/archive/zip';
import { leadElsewhere } from '../../creator-posts/server/lead-to-creator.server';
import { requireMember } from '../../kit/session/require-member.server';

/** Streams the pictures of a creator's own post as one archive, which nothing caches. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const postId = idSchema.safeParse(params['id']).data;
  if (postId === undefined) throw data(null, 404);
  const found = await findOwnPost(context.domain, { userId, postId });
  if (!found.ok) leadElsewhere(found);
  const files = pictureFiles(context.storage, found.post);
  if (files.length === 0) throw data(null, 404);
  const archive = createZip(files, context.domain.now());
  return new Response(createReadableStreamFromReadable(archive), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="post-${postId}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
