import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. */
export const notificationsPersonalData: PersonalData[] = [
  { table: 'notifications', owner: 'user_id', onErasure: 'delete' },
  { table: 'notification_preferences', owner: 'user_id', onErasure: 'delete' },
  {
    table: 'push_subscriptions',
    owner: 'user_id',
    withheld: ['endpoint_mark'],
    sealed: ['sealed_subscription'],
    onErasure: 'delete',
  },
];
