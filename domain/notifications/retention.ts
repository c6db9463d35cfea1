import { removeAfter, removeExpired, type Retention } from '../shared/remove-in-batches';
import { notificationsSettings } from './settings';

/** The retention of notices, expired devices and the progress of publications. */
export const notificationsRetention = {
  notifications: removeAfter(notificationsSettings, 'notification_kept_seconds', {
    table: 'notifications',
    key: 'id',
    column: 'told_at',
  }),
  pushDevices: removeExpired({ table: 'push_subscriptions', key: 'id' }),
  toldPublications: removeAfter(notificationsSettings, 'notification_kept_seconds', {
    table: 'told_publications',
    key: 'publication_id',
    column: 'begun_at',
  }),
} satisfies Retention;
