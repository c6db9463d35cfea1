import type { staffRefusals as codes } from '~/domain/staff/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const staffRefusals = {
  forbidden: { status: 403, message: 'Forbidden', key: null },
  'changed-since': { status: 409, message: 'Changed by somebody else since', key: null },
  'done-already': { status: 409, message: 'Done already', key: null },
  'taken-by-another': { status: 409, message: 'A colleague has taken it', key: null },
  'not-taken': { status: 409, message: 'Take it first', key: null },
  'not-waiting': { status: 409, message: 'It waits for nobody', key: null },
  'left-to-others': { status: 403, message: 'Your team decided it', key: null },
  'staff-address-taken': {
    status: 409,
    message: 'This address belongs to staff already',
    key: null,
  },
  'own-staff-account': {
    status: 422,
    message: 'Somebody else has to change your account',
    key: null,
  },
  'last-super-admin': { status: 422, message: 'The last super admin stays', key: null },
  'staff-joined-already': { status: 409, message: 'There is no open invitation', key: null },
  'view-name-taken': { status: 409, message: 'You have a view of this name', key: null },
  'nothing-selected': { status: 400, message: 'Nothing was selected', key: null },
  'too-many-items': { status: 409, message: 'More than 10,000 items', key: null },
  'too-many-views': { status: 409, message: 'You have 20 views of this list', key: null },
} as const satisfies RefusalRows<typeof codes>;
