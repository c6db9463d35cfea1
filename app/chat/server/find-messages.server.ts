import type { AppLoadContext } from '@remix-run/node';
import { searchMessages } from '~/domain/chat/messages/search-messages';
import { chatSettings } from '~/domain/chat/settings';
import type { Person } from '~/domain/shared/person';
import { speakers, type FoundMessages } from '../list/found-messages';
import { presentHit } from '../presenters/hit-for-fan';

/** One's own messages that hold the words of an address; null where it has none. */
export async function findMessages(
  { domain, limits, mediaAddress }: Pick<AppLoadContext, 'domain' | 'limits' | 'mediaAddress'>,
  person: Person,
  params: URLSearchParams,
): Promise<FoundMessages | null> {
  const words = (params.get('search') ?? '').trim().slice(0, 60);
  if (words === '') return null;
  const by = speakers.find((one) => one === params.get('by')) ?? null;
  const cursor = params.get('from') ?? undefined;
  const about = { by, isFurther: cursor !== undefined };
  const allowed = await limits.searchMessages(person);
  if (!allowed.ok) return { ...about, hits: [], nextCursor: null, isRefused: true };
  const { chat_list_page_size: limit } = await domain.settings(chatSettings);
  const found = await searchMessages(domain, person, { words, by: by ?? undefined, limit, cursor });
  return {
    ...about,
    hits: found.hits.map((hit) => presentHit(hit, mediaAddress)),
    nextCursor: found.nextCursor,
    isRefused: false,
  };
}
