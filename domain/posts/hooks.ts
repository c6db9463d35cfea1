import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { attachPostViews, removeGuestViews } from './attach-post-views';

export const postsHooks = [
  on(guestAttached, attachPostViews),
  on(guestForgotten, (_context, trx, { guestId }) => removeGuestViews(trx, guestId)),
];
