import type { PersonalData } from '../shared/personal-data';

const accounts = { table: 'ledger_accounts', owner: 'owner_id' };
/** Accounts of the person's held tokens and of their shares as a creator. */
const held = { table: 'ledger_accounts', owner: 'holder_id' };
const ofAccount = (table: string) => ({
  table,
  owner: 'account_id',
  of: { ...accounts, key: 'id' },
});
const entries = ofAccount('ledger_entries');
const lots = ofAccount('token_lots');
const reservations = ofAccount('token_reservations');

/** Personal data of this area. Money records are retained; they do not identify anyone by themselves. */
export const walletPersonalData: PersonalData[] = [
  {
    table: 'ledger_transfers',
    owner: 'id',
    of: { ...entries, key: 'transfer_id' },
    onErasure: 'keep',
    withheld: ['idempotency_key'],
  },
  { ...entries, onErasure: 'keep' },
  {
    table: 'token_lot_uses',
    owner: 'lot_id',
    of: { ...lots, key: 'id' },
    onErasure: 'keep',
    // The creator's part belongs to another person.
    withheld: ['creator_id', 'share_minor'],
  },
  { ...lots, onErasure: 'keep' },
  {
    table: 'token_reservation_lots',
    owner: 'reservation_id',
    of: { ...reservations, key: 'id' },
    onErasure: 'keep',
  },
  { ...reservations, onErasure: 'keep', withheld: ['creator_id'] },
  { ...accounts, onErasure: 'keep' },
  { ...held, onErasure: 'keep' },
  {
    table: 'statement_months',
    owner: 'user_id',
    onErasure: 'delete',
    // Sums of entries that the export contains one by one.
    withheld: ['sums', 'made_at'],
  },
  { table: 'spending_limits', owner: 'user_id', onErasure: 'delete' },
  { table: 'spend_confirmations', owner: 'user_id', onErasure: 'delete' },
  { table: 'spend_agreements', owner: 'user_id', onErasure: 'delete' },
];
