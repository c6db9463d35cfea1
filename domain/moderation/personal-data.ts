import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: evidence for complaints and for the authorities. */
export const moderationPersonalData: PersonalData[] = [
  {
    table: 'incidents',
    owner: 'person_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    // The names of staff are not the person's data.
    withheld: ['suspension_asked_by', 'decided_by'],
  },
  {
    table: 'moderation_flags',
    owner: 'person_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    sealed: ['sealed_evidence'],
    withheld: ['layer', 'score'],
  },
];
