import type { PersonalData } from '../shared/personal-data';

/**
 * The personal data of this area. Payouts are kept for accounting and tax authorities; where
 * else money could go is not.
 */
export const payoutsPersonalData: PersonalData[] = [
  {
    table: 'payout_methods',
    owner: 'user_id',
    sealed: ['sealed_details'],
    withheld: ['decided_by', 'name_check'],
    onErasure: 'delete',
  },
  {
    table: 'payouts',
    owner: 'user_id',
    sealed: ['sealed_destination'],
    withheld: ['first_by', 'approved_by', 'batch_id', 'attempts', 'try_at'],
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    table: 'payout_tax_details',
    owner: 'user_id',
    sealed: ['sealed_details'],
    sealedTo: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    table: 'self_billing_invoices',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    table: 'share_agreements',
    owner: 'person_id',
    withheld: ['manager_id'],
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    table: 'share_agreements',
    owner: 'manager_id',
    withheld: ['person_id'],
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
];
