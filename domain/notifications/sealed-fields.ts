import type { SealedField } from '../shared/sealed-field';

/** The sealed fields of this area. A push subscription allows anyone who has it to send to the device. */
export const notificationsSealedFields: SealedField[] = [
  { table: 'push_subscriptions', column: 'sealed_subscription' },
];
