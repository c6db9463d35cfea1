import * as z from 'zod';

/** A browser's push subscription, as it gives it (W3C Push API) and as it is kept sealed. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  /** Milliseconds since 1970. */
  expirationTime: z.number().positive().nullish(),
  keys: z.object({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.base64url().length(87),
    /** 16 bytes. */
    auth: z.base64url().length(22),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** A device as its owner's list shows it. */
export interface PushDevice {
  id: string;
  /** Its browser and system, as far as they are known. */
  name: string | null;
  createdAt: Date;
  /** Whether it is the browser of this session. */
  isOwn: boolean;
}
