import type { PersonalData } from '../shared/personal-data';

const creators = { table: 'creators', owner: 'user_id' } as const;

/** The personal data of this area: a person's profile as a creator, and what they consented to. */
export const creatorsPersonalData: PersonalData[] = [
  {
    // Proof of consent is kept as long as files made from it may exist.
    table: 'creator_consents',
    owner: 'creator_id',
    of: { ...creators, key: 'id' },
    onErasure: 'keep',
    withheld: ['is_given'],
  },
  {
    // The history cannot be changed, and proves what was agreed to.
    table: 'creator_consent_events',
    owner: 'creator_id',
    of: { ...creators, key: 'id' },
    onErasure: 'keep',
    withheld: ['address_hash'],
  },
  {
    table: 'creator_unconfirmed_parts',
    owner: 'creator_id',
    of: { ...creators, key: 'id' },
    onErasure: 'delete',
  },
  {
    ...creators,
    sealed: ['sealed_birth_date'],
    withheld: ['has_person', 'manager_id', 'manager_percent'],
    // What the person consented to stays, for the files that were made from it.
    onErasure: 'anonymise',
    anonymous: () => ({
      user_id: null,
      email: null,
      display_name: '',
      nickname: null,
      sealed_birth_date: null,
      country_of_residence: null,
      current_location: null,
      bio: '',
      tags: [],
      nicknames: [],
      instagram_username: null,
      live_website: null,
      live_nickname: null,
    }),
  },
];
