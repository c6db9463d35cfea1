import type { PersonalData } from '../shared/personal-data';

const subscriptions = { table: 'subscriptions', owner: 'user_id' };

/** The personal data of this area: subscriptions, payments and cancellations. */
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
