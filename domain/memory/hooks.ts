import { chatJoined } from '../chat/chats/attach-guest-chats';
import { chatEmptying } from '../chat/chats/empty-chat';
import { chatLeft } from '../chat/chats/start-over';
import { messageErased } from '../chat/messages/change-message';
import { messageEdited } from '../chat/messages/edit-message';
import { exchangeEnded } from '../chat/reply/store-reply';
import { on } from '../shared/hooks';
import { forgetFactsOfMessage } from './facts-of-message';
import { copyPreferences, joinMemories } from './join-memories';
import { followEdit } from './lines/follow-edit';
import { deleteLine, deleteLines } from './lines/forget-lines';
import { noteExchange } from './note-exchange';

export const memoryHooks = [
  on(chatJoined, (_context, trx, { chatId, into }) => joinMemories(trx, { chatId, into })),
  on(chatLeft, async (_context, trx, { isNew, ...chats }) => {
    if (isNew) await copyPreferences(trx, chats);
  }),
  on(chatEmptying, (_context, trx, { chatId }) => deleteLines(trx, chatId)),
  on(exchangeEnded, (context, trx, exchange) => noteExchange(context, trx, exchange)),
  on(messageErased, async (_context, trx, source) => {
    await forgetFactsOfMessage(trx, source);
    await deleteLine(trx, source);
  }),
  on(messageEdited, (context, trx, edited) => followEdit(context, trx, edited)),
];
