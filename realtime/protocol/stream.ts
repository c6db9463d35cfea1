import * as z from 'zod';
import { streamEvent } from './names';

/** What the event stream says, by eventName; a frame's data is {event: {eventName, …}, lastEventId}. */
export const streamEvents = {
  [streamEvent.metaInfoUpdated]: z.object({ meta: z.record(z.string(), z.unknown()) }),
  [streamEvent.tokenBalanceUpdated]: z.object({ balance: z.number().int().nonnegative() }),
  [streamEvent.subscriptionsUpdated]: z.object({
    subscription: z.object({ expirationDate: z.iso.datetime() }).nullable(),
  }),
  [streamEvent.hasMarketingEmail]: z.object({ isHasMarketingEmail: z.boolean() }),
  [streamEvent.resync]: z.object({}),
} as const;

export type StreamPayloads = {
  [Name in keyof typeof streamEvents]: z.infer<(typeof streamEvents)[Name]>;
};
