import type { LoaderFunctionArgs } from '@remix-run/node';
import { suggestCharacters } from '../../characters/server/suggest-characters.server';

/** Whom somebody may mean who types in the search field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('name') ?? '';
  return { suggestions: await suggestCharacters(context, typed) };
}
