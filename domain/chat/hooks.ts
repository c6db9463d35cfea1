import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { attachGuestChats } from './attach-guest-chats';

export const chatHooks = [
  on(guestAttached, (_context, trx, { guestId, userId }) => attachGuestChats(trx, guestId, userId)),
];
