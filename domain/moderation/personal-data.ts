import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: evidence for complaints and for the law. */
export const moderationPersonalData: PersonalData[] = [
  {
    table: 'moderation_flags',
    owner: 'person_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    sealed: ['sealed_evidence'],
  },
];
