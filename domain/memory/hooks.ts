import { chatJoined } from '../chat/chats/attach-guest-chats';
import { messageErased } from '../chat/messages/change-message';
import { on } from '../shared/hooks';
import { forgetFactsOfMessage } from './facts-of-message';
import { joinMemories } from './join-memories';

export const memoryHooks = [
  on(chatJoined, (_context, trx, { chatId, into }) => joinMemories(trx, { chatId, into })),
  on(messageErased, (_context, trx, source) => forgetFactsOfMessage(trx, source)),
];
