import type { mastersRefusals as codes } from '~/domain/masters/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const mastersRefusals = {
  'not-a-master': { status: 403, message: 'Only managers can do this', key: 'not-a-master' },
  'no-such-model': { status: 404, message: 'There is no such model', key: 'no-such-model' },
  'too-many-models': {
    status: 429,
    message: 'You have as many models as a manager may have',
    key: 'too-many-models',
  },
  'model-address-taken': {
    status: 409,
    message: 'This address belongs to a manager or to another model',
    key: 'model-address-taken',
  },
  'flow-is-theirs': {
    status: 409,
    message: 'The model fills this in; take the flow over first',
    key: 'flow-is-theirs',
  },
  'no-real-person': {
    status: 422,
    message: 'A simplified model is no real person',
    key: 'no-real-person',
  },
  'model-is-live': { status: 409, message: 'A live model keeps this', key: 'model-is-live' },
  'identity-approved': {
    status: 409,
    message: 'The identity is approved already',
    key: 'identity-approved',
  },
  'release-signed': {
    status: 409,
    message: 'The release form is signed already',
    key: 'release-signed',
  },
  'invitation-over': {
    status: 404,
    message: 'This invitation is no longer valid',
    key: 'invitation-over',
  },
  'invitation-of-another': {
    status: 403,
    message: 'This invitation was sent to another address',
    key: 'invitation-of-another',
  },
  'account-is-taken': {
    status: 409,
    message: 'This account cannot be the person of a model',
    key: 'account-is-taken',
  },
  'no-such-voice-template': {
    status: 422,
    message: 'There is no such voice template',
    key: 'no-such-voice-template',
  },
  'not-taken-over': { status: 409, message: 'Nobody has taken this over', key: 'not-taken-over' },
  'model-not-approved': {
    status: 409,
    message: 'The model is not approved yet',
    key: 'model-not-approved',
  },
  'twin-is-made': { status: 409, message: 'The twin is being made or exists', key: 'twin-is-made' },
  'too-many-simplified': {
    status: 429,
    message: 'Too many simplified models are being made',
    key: 'too-many-simplified',
  },
} as const satisfies RefusalRows<typeof codes>;
