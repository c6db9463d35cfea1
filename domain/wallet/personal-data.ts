import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. Money records are retained; they name no one by themselves. */
export const walletPersonalData: PersonalData[] = [
  { table: 'ledger_accounts', owner: 'owner_id', onErasure: 'keep' },
];
