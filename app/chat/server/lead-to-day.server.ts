import { redirect, type AppLoadContext } from '@remix-run/node';
import { findDay } from '~/domain/chat/messages/find-day';
import type { Person } from '~/domain/shared/person';
import { messageHref } from '../thread/thread-place';

interface Asked {
  person: Person;
  character: { id: string; slug: string };
  /** A day by the clock of who reads, yyyy-mm-dd. */
  date: string;
}

/** To what was said on a day or next after it; to the newest where nothing was. */
export async function leadToDay(
  { domain, timeZone = 'UTC' }: Pick<AppLoadContext, 'domain' | 'timeZone'>,
  { person, character: { id: characterId, slug }, date }: Asked,
): Promise<Response> {
  const seq = await findDay(domain, person, { characterId, date, timeZone });
  return redirect(seq === null ? `/chats/${slug}#latest` : messageHref(slug, seq));
}
