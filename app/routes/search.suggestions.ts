import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchCharacters } from '~/domain/characters/search-characters';
import { memberIdOf } from '~/domain/viewers/member-id';
import { cleanWords } from '~/domain/shared/clean-words';
import { namedTags } from '../characters/server/named-tags.server';
import { translatorOf } from '../kit/i18n/translator.server';

/** As many as are taken in at a glance. */
const mostSuggested = 6;
const longest = 60;

/** Whom somebody may mean who types in the search field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const words = cleanWords(new URL(request.url).searchParams.get('name') ?? '').slice(0, longest);
  const t = await translatorOf(context);
  const tags = namedTags(words, t);
  const userId = memberIdOf(context.viewer);
  const search = { section: 'all', words, tags, limit: mostSuggested, userId } as const;
  const { items } = await searchCharacters(context.reading, search);
  return {
    suggestions: items.map(({ slug, name, age, occupation, type, media }) => ({
      slug,
      name,
      age,
      occupation,
      type,
      avatar: media.avatar === null ? null : context.mediaAddress(media.avatar),
    })),
  };
}
