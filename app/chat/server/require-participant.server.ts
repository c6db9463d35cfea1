import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { getThreadCharacter } from '~/domain/chat/chats/get-thread-character';
import { personOf } from '~/domain/viewers/person-of';
import type { Person } from '~/domain/shared/person';

/** The person of a chat page; whoever has yet to verify does that first and comes back. */
export function requireParticipant(request: Request, { viewer }: AppLoadContext): Person {
  const person = personOf(viewer);
  if (person) return person;
  const { pathname, search } = new URL(request.url);
  const step = viewer.kind === 'user' ? '/verify' : '/sign_in';
  throw redirect(`${step}?${new URLSearchParams({ redirectTo: pathname + search })}`);
}

/** The character of a conversation's address, withdrawn ones too; an answer of 404 where there is none. */
export async function findCharacter(
  person: Person,
  slug: string | undefined,
  { domain }: AppLoadContext,
) {
  const found = await getThreadCharacter(domain, person, slug ?? '');
  if (!found) throw data(null, 404);
  return found;
}
