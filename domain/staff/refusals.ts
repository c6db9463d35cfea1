import { credentialRefusals } from '../credentials/refusals';
import { secondFactorRefusals } from '../second-factors/refusals';
import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const staffRefusals = defineRefusals({
  forbidden: nothing,
  /** A colleague has changed the thing since the staff member saw it. */
  'changed-since': nothing,
  /** This attempt was already carried out. */
  'done-already': nothing,
  /** A colleague has claimed the thing in the queue. */
  'taken-by-another': nothing,
  /** The staff member has no claim on the thing, or it has lapsed. */
  'not-taken': nothing,
  /** The thing waits for staff no longer. */
  'not-waiting': nothing,
  /** The staff member or their team took part in the decision. */
  'left-to-others': nothing,
  /** A member of staff has this address already, active or not. */
  'staff-address-taken': nothing,
  /** Staff never change their own role or access. */
  'own-staff-account': nothing,
  /** One active super administrator always remains. */
  'last-super-admin': nothing,
  /** There is no open invitation to send again. */
  'staff-joined-already': nothing,
  /** The staff member has another view of this list under this name. */
  'view-name-taken': nothing,
  /** The staff member has the maximum number of views of this list. */
  'too-many-views': nothing,
  /** No item was selected for an act on several. */
  'nothing-selected': nothing,
  /** More items were selected than one run may have. */
  'too-many-items': nothing,
});

const refusals = {
  ...sharedRefusals,
  ...sessionRefusals,
  ...credentialRefusals,
  ...secondFactorRefusals,
  ...staffRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
