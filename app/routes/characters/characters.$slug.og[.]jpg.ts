import type { LoaderFunctionArgs } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { respondWithSharePicture } from '../../media/server/share-picture.server';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const by = { slug: params['slug'] ?? '' };
  const character = await getCharacterProfile(context.domain, by);
  const source = character?.media.cover ?? character?.media.portrait ?? null;
  return respondWithSharePicture(context.storage, source);
}
