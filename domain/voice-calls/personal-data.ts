import type { PersonalData } from '../shared/personal-data';

/** Personal data of this area: a person's calls. */
export const voiceCallsPersonalData: PersonalData[] = [
  {
    table: 'voice_calls',
    owner: 'user_id',
    onErasure: 'delete',
    sealed: ['sealed_lines', 'sealed_offer', 'sealed_answer'],
    withheld: ['attempt', 'hosted_attempt', 'heard_at', 'affordable'],
  },
];
