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

/** What this area holds of a person: when a model was asked for them. What it cost is still counted. */
export const modelsPersonalData: PersonalData[] = [
  calls,
  { ...calls, of: formerVisitors },
  speechCalls,
];
