import { holdBegun } from '../age-reviews/hold-person';
import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { guestForgotten } from '../viewers/forget-guest';
import { attachAgeCheck, removeAgeCheck } from './attach-age-check';
import { voidAgeCheck } from './find-age-check';

export const ageChecksHooks = [
  on(guestAttached, (_context, trx, { guestId, userId }) => attachAgeCheck(trx, guestId, userId)),
  on(guestForgotten, (_context, trx, { guestId }) => removeAgeCheck(trx, guestId)),
  on(holdBegun, (_context, trx, { person, at }) => voidAgeCheck(trx, person, at)),
];
