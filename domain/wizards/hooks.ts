import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { attachDrafts, removeDrafts } from './attach-drafts';

export const wizardsHooks = [
  on(guestAttached, (_context, trx, { guestId, userId }) => attachDrafts(trx, guestId, userId)),
  on(guestForgotten, (_context, trx, { guestId }) => removeDrafts(trx, guestId)),
];
