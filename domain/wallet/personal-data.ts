import type { PersonalData } from '../shared/personal-data';

const accounts = { table: 'ledger_accounts', owner: 'owner_id' };
const entries = {
  table: 'ledger_entries',
  owner: 'account_id',
  of: { ...accounts, key: 'id' },
};

/** What this area holds of a person. Money records are retained; they name no one by themselves. */
export const walletPersonalData: PersonalData[] = [
  {
    table: 'ledger_transfers',
    owner: 'id',
    of: { ...entries, key: 'transfer_id' },
    onErasure: 'keep',
    withheld: ['idempotency_key'],
  },
  { ...entries, onErasure: 'keep' },
  { ...accounts, onErasure: 'keep' },
];
