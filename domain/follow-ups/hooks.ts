import { chatLeft } from '../chat/chats/start-over';
import { on } from '../shared/hooks';
import { moveChoice } from './choices';

export const followUpsHooks = [
  on(chatLeft, ({ now }, trx, { chatId, into }) => moveChoice(trx, { chatId, into, now: now() })),
];
