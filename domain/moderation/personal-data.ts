import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: evidence for complaints and for the law. */
export const moderationPersonalData: PersonalData[] = [
  {
    table: 'incidents',
    owner: 'person_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    // Who of the staff looked at it is theirs.
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
