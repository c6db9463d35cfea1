import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area. */
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
