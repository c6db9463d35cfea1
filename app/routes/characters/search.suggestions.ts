import type { LoaderFunctionArgs } from '@remix-run/node';
import { suggestCharacters } from '../../characters/server/suggest-characters.server';

/** Returns suggestions of characters for the text typed in the search field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('name') ?? '';
  return { suggestions: await suggestCharacters(context, typed) };
}
