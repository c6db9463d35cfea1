import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed: where a device is reached, which lets whoever knows it do so. */
export const notificationsSealedFields: SealedField[] = [
  { table: 'push_subscriptions', column: 'sealed_subscription' },
];
