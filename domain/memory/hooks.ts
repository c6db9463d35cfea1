import { chatJoined } from '../chat/chats/attach-guest-chats';
import { chatLeft } from '../chat/chats/start-over';
import { messageErased } from '../chat/messages/change-message';
import { exchangeEnded } from '../chat/reply/write-reply';
import { on } from '../shared/hooks';
import { forgetFactsOfMessage } from './facts-of-message';
import { copyPreferences, joinMemories } from './join-memories';
import { noteExchange } from './note-exchange';

export const memoryHooks = [
  on(chatJoined, (_context, trx, { chatId, into }) => joinMemories(trx, { chatId, into })),
  on(chatLeft, async (_context, trx, { isNew, ...chats }) => {
    if (isNew) await copyPreferences(trx, chats);
  }),
  on(exchangeEnded, (context, trx, exchange) => noteExchange(context, trx, exchange)),
  on(messageErased, (_context, trx, source) => forgetFactsOfMessage(trx, source)),
];
