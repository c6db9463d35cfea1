import type { PersonalData } from '../shared/personal-data';
import { formerVisitors } from '../viewers/former-visitors';

const calls = {
  table: 'model_calls',
  owner: 'person_id',
  onErasure: 'anonymise',
  anonymous: () => ({ person_id: null, chat_id: null, request_id: '' }),
} as const;

const speechCalls = {
  table: 'speech_calls',
  owner: 'person_id',
  onErasure: 'anonymise',
  anonymous: () => ({ person_id: null, request_id: '' }),
} as const;

/**
 * The personal data of this area: the model calls for a person. After erasure they are kept without the
 * person, since their cost still counts.
 */
export const modelsPersonalData: PersonalData[] = [
  calls,
  { ...calls, of: formerVisitors },
  speechCalls,
];
