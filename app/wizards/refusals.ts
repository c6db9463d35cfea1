import type { wizardRefusals as codes } from '~/domain/wizards/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. Pages have a text of their own for a changed draft. */
export const wizardsRefusals = {
  'draft-changed': { status: 409, message: 'This step was saved elsewhere', key: null },
  'draft-incomplete': { status: 409, message: 'Other steps come first', key: null },
  'draft-submitted': { status: 409, message: 'This was submitted already', key: null },
  'answer-not-valid': { status: 400, message: 'please enter valid', key: 'please enter valid' },
  'no-such-draft': { status: 404, message: 'Not found', key: null },
} as const satisfies RefusalRows<typeof codes>;
