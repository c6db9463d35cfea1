import * as z from 'zod';

/** A browser's push subscription in the form of the W3C Push API; it is stored sealed. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  /** Milliseconds since 1970. */
  expirationTime: z.number().positive().nullish(),
  keys: z.object({
    /** An uncompressed P-256 point of 65 bytes. */
    p256dh: z.base64url().length(87),
    /** 16 bytes. */
    auth: z.base64url().length(22),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** A device as shown in its owner's list. */
export interface PushDevice {
  id: string;
  /** The browser and system, as far as they are known. */
  name: string | null;
  createdAt: Date;
  /** True for the browser of this session. */
  isOwn: boolean;
}
