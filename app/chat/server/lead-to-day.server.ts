import { redirect, type AppLoadContext } from '@remix-run/node';
import { findDay } from '~/domain/chat/messages/find-day';
import type { Person } from '~/domain/shared/person';
import { messageHref, threadHref } from '../thread/thread-place';

interface RequestInput {
  person: Person;
  character: { id: string; slug: string };
  /** The id of a chat that was set aside. */
  chatId: string | undefined;
  /** A day in the reader's time zone, yyyy-mm-dd. */
  date: string;
}

/** Redirects to the first message on a day or after it; to the newest if there is none. */
export async function leadToDay(
  { domain, timeZone = 'UTC' }: Pick<AppLoadContext, 'domain' | 'timeZone'>,
  { person, character: { id: characterId, slug }, chatId, date }: RequestInput,
): Promise<Response> {
  const seq = await findDay(domain, person, { characterId, chatId, date, timeZone });
  const latest = `${threadHref(slug, chatId)}#latest`;
  return redirect(seq === null ? latest : messageHref(slug, seq, chatId));
}
