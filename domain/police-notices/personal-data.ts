import type { PersonalData } from '../shared/personal-data';

/** Preserved for authorities, and not exported, because the person must not learn of it. */
export const policeNoticesPersonalData: PersonalData[] = [
  {
    table: 'police_notices',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    isOmitted: true,
  },
];
