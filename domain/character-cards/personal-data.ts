import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: cards that a person imported. */
export const characterCardsPersonalData: PersonalData[] = [
  { table: 'character_cards', owner: 'user_id', onErasure: 'delete', sealed: ['sealed_card'] },
];
