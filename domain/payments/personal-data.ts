import type { PersonalData } from '../shared/personal-data';

/** The owner of cards whose holder was erased (the nil UUID, RFC 9562). */
const erasedOwner = '00000000-0000-0000-0000-000000000000';

const payments = { table: 'payments', owner: 'payer_id' };

/** The personal data of this area. Orders and payments are retained for accounting. */
export const paymentsPersonalData: PersonalData[] = [
  {
    table: 'refunds',
    owner: 'payment_id',
    of: { ...payments, key: 'id' },
    onErasure: 'keep',
    deletedAfterRetention: true,
    withheld: ['sealed_claim_url', 'asked_by', 'approved_by'],
  },
  {
    table: 'disputes',
    owner: 'payment_id',
    of: { ...payments, key: 'id' },
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    table: 'payment_events',
    owner: 'payment_id',
    of: { ...payments, key: 'id' },
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  {
    ...payments,
    onErasure: 'keep',
    deletedAfterRetention: true,
    withheld: ['sealed_redirect_url', 'reviewed_by'],
  },
  {
    table: 'orders',
    owner: 'buyer_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    withheld: ['sameness'],
  },
  {
    table: 'saved_cards',
    owner: 'user_id',
    // The card is deleted at its processor first, then here.
    onErasure: 'anonymise',
    anonymous: () => ({
      user_id: erasedOwner,
      holder: null,
      is_default: false,
      removed_at: new Date(),
    }),
    withheld: ['mark', 'registration_id'],
  },
  {
    table: 'card_registrations',
    owner: 'user_id',
    onErasure: 'delete',
    withheld: ['registration_id'],
  },
  {
    table: 'charge_attempts',
    owner: 'user_id',
    onErasure: 'delete',
    withheld: ['card_mark', 'device_mark', 'address_mark'],
  },
  {
    table: 'payment_risk_decisions',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  { table: 'payment_debts', owner: 'user_id', onErasure: 'keep', deletedAfterRetention: true },
];
