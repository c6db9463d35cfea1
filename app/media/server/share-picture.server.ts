import { data } from '@remix-run/node';
import { makeSharePicture } from '~/domain/media/make-share-picture';
import type { Storage } from '~/providers/storage/storage';

/** Responds with the share picture of a stored one. Throws 404 if there is none. */
export async function respondWithSharePicture(
  storage: Storage,
  sourceKey: string | null,
): Promise<Response> {
  const picture = sourceKey === null ? null : await makeSharePicture(storage, sourceKey);
  if (!picture) throw data(null, 404);
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.length),
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
