import { removedChatEmptied } from '../chat/chats/empty-chat';
import { on } from '../shared/hooks';
import { forgetChatOfCalls } from './forget-chat-of-calls';

export const modelsHooks = [
  on(removedChatEmptied, (_context, trx, { chatId }) => forgetChatOfCalls(trx, chatId)),
];
