import type { AppLoadContext } from '@remix-run/node';
import { searchCharacters } from '~/domain/characters/search-characters';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { memberIdOf } from '~/domain/viewers/member-id';
import { translatorOf } from '../../kit/i18n/translator.server';
import { namedTags } from './named-tags.server';

/** The maximum number of suggestions, small enough to read at a glance. */
const mostSuggested = 6;
const longest = 60;

/** Returns the characters that match the input of the search field. */
export async function suggestCharacters(context: AppLoadContext, typed: string) {
  const words = cleanWords(typed).slice(0, longest);
  const t = await translatorOf(context);
  const tags = namedTags(words, t);
  const userId = memberIdOf(context.viewer);
  const search = { section: 'all', words, tags, limit: mostSuggested, userId } as const;
  const { items } = await searchCharacters(context.reading, search);
  return items.map(({ slug, name, age, occupation, type, media }) => ({
    slug,
    name,
    age,
    occupation,
    type,
    avatar: media.avatar === null ? null : context.mediaAddress(media.avatar),
  }));
}
