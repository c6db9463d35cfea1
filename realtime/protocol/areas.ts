// Written by `npm run areas`.
import type * as z from 'zod';
import { accountsStream } from './stream/accounts';
import { billingStream } from './stream/billing';
import { marketingStream } from './stream/marketing';
import { resyncStream } from './stream/resync';
import { walletStream } from './stream/wallet';
import type { StreamSection } from './stream-section';

/** What each area says on the event stream. */
export const streamSections: readonly StreamSection[] = [
  accountsStream,
  billingStream,
  marketingStream,
  resyncStream,
  walletStream,
];

/** What the event stream says, by eventName; a frame's data is {event: {eventName, …}, lastEventId}. */
export const streamEvents = {
  ...accountsStream.events,
  ...billingStream.events,
  ...marketingStream.events,
  ...resyncStream.events,
  ...walletStream.events,
};

export type StreamPayloads = {
  [Name in keyof typeof streamEvents]: z.infer<(typeof streamEvents)[Name]>;
};
