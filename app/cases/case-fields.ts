import {
  caseLimits,
  dataRights,
  noticeGrounds,
  noticeStandings,
  reportReasons,
  standings,
  type CaseKind,
} from '~/domain/cases/kinds';

/** One field of a form, under its name in the schema. */
export type CaseField = {
  name: string;
  /** The key of its label; by default the field's own name. */
  label?: string;
  isOptional?: true;
} & (
  | { as: 'text'; limit: number; hint?: string; autoComplete?: string }
  | { as: 'text-area'; limit: number; hint?: string; autoComplete?: string }
  | { as: 'select'; options: readonly string[]; words: 'reason' | 'standing' | 'right' | 'shows' }
  | { as: 'checkbox' }
);

const name: CaseField = { name: 'name', as: 'text', limit: caseLimits.name, autoComplete: 'name' };
const place: CaseField = {
  name: 'place',
  as: 'text',
  limit: caseLimits.place,
  hint: 'place-hint',
};
const message: CaseField = { name: 'message', as: 'text-area', limit: caseLimits.message };
const addition: CaseField = { ...message, label: 'message-optional', isOptional: true };
const postalAddress: CaseField = {
  name: 'postalAddress',
  as: 'text-area',
  limit: caseLimits.postalAddress,
  autoComplete: 'street-address',
};
const signature: CaseField = {
  name: 'signature',
  as: 'text',
  limit: caseLimits.name,
  hint: 'signature-hint',
};

/** The fields of each kind's form below name and e-mail address, in order. */
export const caseFields: Record<CaseKind, readonly CaseField[]> = {
  contact: [
    { name: 'subject', as: 'text', limit: caseLimits.subject },
    { ...message, label: 'message-contact' },
  ],
  content: [
    place,
    { name: 'reason', as: 'select', options: reportReasons, words: 'reason' },
    addition,
  ],
  'intimate-image': [
    { name: 'standing', as: 'select', options: noticeStandings, words: 'standing' },
    {
      name: 'addresses',
      as: 'text-area',
      limit: caseLimits.addresses * (caseLimits.place + 1),
      hint: 'addresses-hint',
    },
    { name: 'shows', as: 'select', options: noticeGrounds, words: 'shows' },
    addition,
    { name: 'goodFaith', as: 'checkbox', label: 'goodFaith-intimate-image' },
    { name: 'truthful', as: 'checkbox', label: 'truthful-intimate-image' },
    signature,
  ],
  complaint: [message, { ...place, label: 'place-optional', isOptional: true }],
  copyright: [
    postalAddress,
    { name: 'work', as: 'text-area', limit: caseLimits.work },
    place,
    { name: 'goodFaith', as: 'checkbox', label: 'goodFaith-copyright' },
    { name: 'accurate', as: 'checkbox' },
    signature,
  ],
  'counter-notice': [
    postalAddress,
    { ...place, label: 'place-counter-notice' },
    { ...message, label: 'message-counter-notice' },
    { name: 'goodFaith', as: 'checkbox', label: 'goodFaith-counter-notice' },
    { name: 'jurisdiction', as: 'checkbox' },
    signature,
  ],
  removal: [
    { name: 'standing', as: 'select', options: standings, words: 'standing' },
    place,
    addition,
    { name: 'truthful', as: 'checkbox' },
  ],
  appeal: [
    { name: 'reference', as: 'text', limit: 60, hint: 'reference-hint' },
    { ...message, label: 'message-appeal' },
  ],
  'data-request': [{ name: 'right', as: 'select', options: dataRights, words: 'right' }, addition],
};

export const nameField = name;
