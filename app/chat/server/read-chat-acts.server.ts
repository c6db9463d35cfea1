import type { AppLoadContext } from '@remix-run/node';
import { findChat } from '~/domain/chat/chats/list-chats';
import { idSchema } from '~/domain/shared/ids';
import { personOf } from '~/domain/viewers/person-of';
import { presentChat } from '../presenters/chat-for-fan';

/** A chat of one's own, as what can be done to it is chosen by; null where there is none. */
export async function readChatActs(
  { domain, viewer, mediaAddress }: AppLoadContext,
  told: Record<string, string>,
) {
  const person = personOf(viewer);
  const id = idSchema.safeParse(told['characterId']);
  const chat = person && id.success ? await findChat(domain, person, id.data) : null;
  return chat && presentChat(chat, mediaAddress);
}
