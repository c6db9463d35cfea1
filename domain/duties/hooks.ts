import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { attachTalkTime, removeTalkTime } from './attach-talk-time';

export const dutiesHooks = [
  on(guestAttached, (_context, trx, { guestId, userId }) => attachTalkTime(trx, guestId, userId)),
  on(guestForgotten, (_context, trx, { guestId }) => removeTalkTime(trx, guestId)),
];
