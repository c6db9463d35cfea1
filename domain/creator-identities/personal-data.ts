import type { PersonalData } from '../shared/personal-data';

/**
 * The personal data of this area: the attempts at identifying a person. That one was approved stays as proof,
 * for the files that were made from them; what the document proved does not.
 */
export const creatorIdentitiesPersonalData: PersonalData[] = [
  {
    table: 'identity_attempts',
    owner: 'creator_id',
    of: { table: 'creator_profiles', reads: 'creators', owner: 'user_id', key: 'id' },
    sealed: ['sealed_facts', 'sealed_verification_url'],
    withheld: ['session_id', 'polls', 'poll_at'],
    onErasure: 'anonymise',
    anonymous: () => ({ session_id: null, sealed_facts: null, sealed_verification_url: null }),
  },
];
