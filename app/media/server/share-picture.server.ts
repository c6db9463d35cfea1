import { data } from '@remix-run/node';
import { makeSharePicture } from '~/domain/media/make-share-picture';
import type { Storage } from '~/providers/storage/storage';

/** Answers with the picture made of a stored one; 404 where there is none. */
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
