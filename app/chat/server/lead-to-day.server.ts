import { redirect, type AppLoadContext } from '@remix-run/node';
import { findDay } from '~/domain/chat/messages/find-day';
import type { Person } from '~/domain/shared/person';
import { messageHref, threadHref } from '../thread/thread-place';

interface Asked {
  person: Person;
  character: { id: string; slug: string };
  /** One that was set aside. */
  chatId: string | undefined;
  /** A day by the clock of who reads, yyyy-mm-dd. */
  date: string;
}

/** To what was said on a day or next after it; to the newest where nothing was. */
export async function leadToDay(
  { domain, timeZone = 'UTC' }: Pick<AppLoadContext, 'domain' | 'timeZone'>,
  { person, character: { id: characterId, slug }, chatId, date }: Asked,
): Promise<Response> {
  const seq = await findDay(domain, person, { characterId, chatId, date, timeZone });
  const latest = `${threadHref(slug, chatId)}#latest`;
  return redirect(seq === null ? latest : messageHref(slug, seq, chatId));
}
