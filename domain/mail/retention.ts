import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { mailSettings } from './settings';

/** Which mails were sent, long after none of them is tried for any more. */
export const mailRetention = {
  mailDeliveries: removeAfter(mailSettings, 'mail_delivery_kept_seconds', {
    table: 'mail_deliveries',
    key: 'event_id',
    column: 'created_at',
  }),
} satisfies Retention;
