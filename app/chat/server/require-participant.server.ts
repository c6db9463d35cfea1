import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { getThreadCharacter } from '~/domain/chat/chats/get-thread-character';
import { personOf } from '~/domain/viewers/person-of';
import type { Person } from '~/domain/shared/person';

/**
 * Returns the person of a chat page; redirects those who must sign in or verify first, and back afterwards.
 */
export function requireParticipant(request: Request, { viewer }: AppLoadContext): Person {
  const person = personOf(viewer);
  if (person) return person;
  const { pathname, search } = new URL(request.url);
  const step = viewer.kind === 'user' ? '/verify' : '/sign_in';
  throw redirect(`${step}?${new URLSearchParams({ redirectTo: pathname + search })}`);
}

/**
 * Returns the character of a chat's address, even a withdrawn one; throws a 404 response if there is none.
 */
export async function findCharacter(
  person: Person,
  slug: string | undefined,
  { domain }: AppLoadContext,
) {
  const found = await getThreadCharacter(domain, person, slug ?? '');
  if (!found) throw data(null, 404);
  return found;
}
