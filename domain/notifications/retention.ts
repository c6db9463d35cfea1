import { removeAfter, removeExpired, type Retention } from '../shared/remove-in-batches';
import { notificationsSettings } from './settings';

/** Notices after their time, devices whose subscription ended, and what was told of publications. */
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
