import { generationMoved } from '../generations/generation';
import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { attachGuestChats } from './chats/attach-guest-chats';
import { removeGuestChats } from './chats/remove-guests';
import { showPhoto } from './photos/show-photo';

export const chatHooks = [
  on(guestAttached, (context, trx, { guestId, userId }) =>
    attachGuestChats(context, trx, guestId, userId),
  ),
  on(generationMoved, (context, trx, generation) => showPhoto(context, trx, generation)),
  on(guestForgotten, (_context, trx, { guestId }) => removeGuestChats(trx, guestId)),
];
