import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { mailSettings } from './settings';

/** The retention of mail deliveries, which ends long after the last retry. */
export const mailRetention = {
  mailDeliveries: removeAfter(mailSettings, 'mail_delivery_kept_seconds', {
    table: 'mail_deliveries',
    key: 'event_id',
    column: 'created_at',
  }),
} satisfies Retention;
