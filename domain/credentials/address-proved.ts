import { defineHook } from '../shared/hooks';

/** Somebody has proved an address, which is their account's from now on. */
export const addressProved = defineHook<{ userId: string; email: string }>(
  'credentials.address-proved',
);
