import type { AppLoadContext } from '@remix-run/node';
import { searchMessages } from '~/domain/chat/messages/search-messages';
import { chatSettings } from '~/domain/chat/settings';
import type { Person } from '~/domain/shared/person';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { speakers, type FoundMessages } from '../list/found-messages';
import { presentHit } from '../presenters/hit-for-fan';

/**
 * Returns the person's messages that match the address's search, in one chat or in all; null without a
 * search.
 */
export async function findMessages(
  { domain, limits, mediaAddress }: Pick<AppLoadContext, 'domain' | 'limits' | 'mediaAddress'>,
  person: Person,
  params: URLSearchParams,
  chat?: { characterId: string; chatId: string | undefined },
): Promise<FoundMessages | null> {
  const words = wordsOf(params, chat ? 'words' : 'search');
  if (words === '') return null;
  const by = speakers.find((one) => one === params.get('by')) ?? null;
  const cursor = params.get('from') ?? undefined;
  const about = { by, isFurther: cursor !== undefined };
  const allowed = await limits.searchMessages(person);
  if (!allowed.ok) return { ...about, hits: [], nextCursor: null, isRefused: true };
  const { chat_list_page_size: limit } = await domain.settings(chatSettings);
  const found = await searchMessages(domain, person, {
    words,
    by: by ?? undefined,
    chat,
    limit,
    cursor,
  });
  return {
    ...about,
    hits: found.hits.map((hit) => presentHit(hit, mediaAddress)),
    nextCursor: found.nextCursor,
    isRefused: false,
  };
}

/**
 * Returns the search words of an address. The list's words and those of one chat are separate parameters.
 */
export const wordsOf = (params: URLSearchParams, name: 'search' | 'words'): string =>
  cleanWords(params.get(name) ?? '').slice(0, 60);
