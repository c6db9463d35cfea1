import type { PersonalData } from '../shared/personal-data';

const owner = {
  owner: 'creator_id',
  of: { table: 'creator_profiles', reads: 'creators', owner: 'user_id', key: 'id' },
} as const;

/** The personal data of this area. A trigger lists the files of removed samples, which a job removes. */
export const creatorVoicesPersonalData: PersonalData[] = [
  { ...owner, table: 'creator_voice_samples', withheld: ['storage_key'], onErasure: 'delete' },
  { ...owner, table: 'creator_voice_sessions', onErasure: 'delete' },
];
