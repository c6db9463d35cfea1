import {
  caseLimits,
  dataRights,
  noticeGrounds,
  noticeStandings,
  reportReasons,
  standings,
  type CaseKind,
} from '~/domain/cases/kinds';

/** One field of a form, by the name its schema has for it. */
export type CaseField = {
  name: string;
  /** Which words name it; the field's own name by default. */
  label?: string;
  isOptional?: true;
} & (
  | { as: 'line'; limit: number; hint?: string; autoComplete?: string }
  | { as: 'text'; limit: number; hint?: string; autoComplete?: string }
  | { as: 'choice'; options: readonly string[]; words: 'reason' | 'standing' | 'right' | 'shows' }
  | { as: 'statement' }
);

const name: CaseField = { name: 'name', as: 'line', limit: caseLimits.name, autoComplete: 'name' };
const place: CaseField = {
  name: 'place',
  as: 'line',
  limit: caseLimits.place,
  hint: 'place-hint',
};
const message: CaseField = { name: 'message', as: 'text', limit: caseLimits.message };
const addition: CaseField = { ...message, label: 'message-optional', isOptional: true };
const postalAddress: CaseField = {
  name: 'postalAddress',
  as: 'text',
  limit: caseLimits.postalAddress,
  autoComplete: 'street-address',
};
const signature: CaseField = {
  name: 'signature',
  as: 'line',
  limit: caseLimits.name,
  hint: 'signature-hint',
};

/** What the form of a kind shows below name and e-mail address, in this order. */
export const caseFields: Record<CaseKind, readonly CaseField[]> = {
  contact: [
    { name: 'subject', as: 'line', limit: caseLimits.subject },
    { ...message, label: 'message-contact' },
  ],
  content: [
    place,
    { name: 'reason', as: 'choice', options: reportReasons, words: 'reason' },
    addition,
  ],
  'intimate-image': [
    { name: 'standing', as: 'choice', options: noticeStandings, words: 'standing' },
    {
      name: 'addresses',
      as: 'text',
      limit: caseLimits.addresses * (caseLimits.place + 1),
      hint: 'addresses-hint',
    },
    { name: 'shows', as: 'choice', options: noticeGrounds, words: 'shows' },
    addition,
    { name: 'goodFaith', as: 'statement', label: 'goodFaith-intimate-image' },
    { name: 'truthful', as: 'statement', label: 'truthful-intimate-image' },
    signature,
  ],
  complaint: [message, { ...place, label: 'place-optional', isOptional: true }],
  copyright: [
    postalAddress,
    { name: 'work', as: 'text', limit: caseLimits.work },
    place,
    { name: 'goodFaith', as: 'statement', label: 'goodFaith-copyright' },
    { name: 'accurate', as: 'statement' },
    signature,
  ],
  'counter-notice': [
    postalAddress,
    { ...place, label: 'place-counter-notice' },
    { ...message, label: 'message-counter-notice' },
    { name: 'goodFaith', as: 'statement', label: 'goodFaith-counter-notice' },
    { name: 'jurisdiction', as: 'statement' },
    signature,
  ],
  removal: [
    { name: 'standing', as: 'choice', options: standings, words: 'standing' },
    place,
    addition,
    { name: 'truthful', as: 'statement' },
  ],
  appeal: [
    { name: 'reference', as: 'line', limit: 60, hint: 'reference-hint' },
    { ...message, label: 'message-appeal' },
  ],
  'data-request': [{ name: 'right', as: 'choice', options: dataRights, words: 'right' }, addition],
};

export const nameField = name;
