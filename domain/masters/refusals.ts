import { generationsRefusals } from '../generations/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const mastersRefusals = defineRefusals({
  /** The account is not one of a manager. */
  'not-a-master': nothing,
  /** The manager has no such model. */
  'no-such-model': nothing,
  'too-many-models': details<{ data: { limit: number } }>(),
  /** The address belongs to a manager, to another model or to the person of one. */
  'model-address-taken': nothing,
  /** The model has a person, who fills it in; the manager takes the flow over first. */
  'flow-is-theirs': nothing,
  /** A simplified model has no person, so nothing can be sent or taken over. */
  'no-real-person': nothing,
  /** A live model keeps its name, gender, birth date and voice. */
  'model-is-live': nothing,
  /** The identity was approved already. */
  'identity-approved': nothing,
  /** The release form was signed already. */
  'release-signed': nothing,
  /** The invitation does not exist, was used or has expired. */
  'invitation-over': nothing,
  /** The invitation was sent to another address than that of the account. */
  'invitation-of-another': nothing,
  /** The account is one of a manager, or the person of another model. */
  'account-is-taken': nothing,
  /** No manager has taken the flow over. */
  'not-taken-over': nothing,
  /** The voice template is not on offer. */
  'no-such-voice-template': nothing,
  /** Staff have not approved the model yet. */
  'model-not-approved': nothing,
  /** The twin is being made, or was made. */
  'twin-is-made': nothing,
  'too-many-simplified': details<{ data: { limit: number } }>(),
});

const allRefusals = { ...sharedRefusals, ...generationsRefusals, ...mastersRefusals };

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
