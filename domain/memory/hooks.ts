import { chatJoined } from '../chat/attach-guest-chats';
import { on } from '../shared/hooks';
import { joinMemories } from './join-memories';

export const memoryHooks = [
  on(chatJoined, (_context, trx, { chatId, into }) => joinMemories(trx, { chatId, into })),
];
