import { redirect, type AppLoadContext } from '@remix-run/node';
import { findChatNamed } from '~/domain/chat/chats/find-chat-named';
import type { Person } from '~/domain/shared/person';
import { readPlace } from './read-place.server';

interface RequestInput {
  request: Request;
  person: Person;
  characterId: string;
}

/**
 * Returns the set-aside chat that an address names; null if it names none. An address that names the
 * current chat or a deleted one redirects to the plain address.
 */
export async function readSetAside(
  { domain }: Pick<AppLoadContext, 'domain'>,
  { request, person, characterId }: RequestInput,
): Promise<{ chatId: string; startedAt: string } | null> {
  const { chat: chatId } = readPlace(request);
  if (chatId === undefined) return null;
  const chat = await findChatNamed(domain, person, { characterId, chatId });
  if (chat?.isSetAside) return { chatId, startedAt: chat.startedAt.toISOString() };
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('chat');
  throw redirect(searchParams.size === 0 ? `${pathname}#latest` : `${pathname}?${searchParams}`);
}
