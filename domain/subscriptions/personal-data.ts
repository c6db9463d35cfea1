import type { PersonalData } from '../shared/personal-data';

const subscriptions = { table: 'subscriptions', owner: 'user_id' };

/** What this area holds of a person: what they subscribed to and paid, and how they left. */
export const subscriptionsPersonalData: PersonalData[] = [
  {
    table: 'subscription_periods',
    owner: 'subscription_id',
    of: { ...subscriptions, key: 'id' },
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
  { table: 'cancellation_steps', owner: 'user_id', onErasure: 'delete' },
  { ...subscriptions, onErasure: 'keep', deletedAfterRetention: true },
  { table: 'special_offer_openings', owner: 'user_id', onErasure: 'delete' },
];
