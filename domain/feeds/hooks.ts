import { on } from '../shared/hooks';
import { guestForgotten } from '../viewers/forget-guest';
import { removeGuestLists } from './trim-ranked-lists';

export const feedsHooks = [
  on(guestForgotten, (_context, trx, { guestId }) => removeGuestLists(trx, guestId)),
];
