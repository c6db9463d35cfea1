import { defineHook } from '../shared/hooks';

/** A user has proved an address, which belongs to their account from now on. */
export const addressProved = defineHook<{ userId: string; email: string }>(
  'credentials.address-proved',
);
