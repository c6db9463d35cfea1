import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: the codes that a person redeemed. */
export const redeemCodesPersonalData: PersonalData[] = [
  { table: 'redeem_uses', owner: 'user_id', onErasure: 'delete' },
];
