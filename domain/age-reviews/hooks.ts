import { maySignIn } from '../account-states/account-state';
import { stateChosen } from '../account-states/bring-account-to';
import { isAddressMarked } from '../address-marks/mark-address';
import { addressProved } from '../credentials/address-proved';
import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { attachAgeReview } from './attach-age-review';
import { holdPerson } from './hold-person';
import { liftHold } from './lift-hold';

export const ageReviewsHooks = [
  on(guestAttached, (_context, trx, { guestId, userId }) => attachAgeReview(trx, guestId, userId)),

  // Holds a person who returns with an address whose owner declared to be under age.
  on(addressProved, async (context, trx, { userId, email }) => {
    if (!(await isAddressMarked(context, trx, email, 'under_age'))) return;
    await holdPerson(context, trx, { kind: 'user', id: userId });
  }),

  on(stateChosen, async (context, trx, { userId, before, after }) => {
    if (before !== 'under_age_review' || !maySignIn(after)) return;
    await liftHold(context, trx, { kind: 'user', id: userId }, 'staff');
  }),
];
