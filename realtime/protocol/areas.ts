// Written by `npm run areas`.
import type * as z from 'zod';
import { accountsStream } from './stream/accounts';
import { ageReviewsStream } from './stream/age-reviews';
import { chatStream } from './stream/chat';
import { fanclubsStream } from './stream/fanclubs';
import { marketingStream } from './stream/marketing';
import { memoryStream } from './stream/memory';
import { notificationsStream } from './stream/notifications';
import { offersStream } from './stream/offers';
import { paymentsStream } from './stream/payments';
import { resyncStream } from './stream/resync';
import { subscriptionsStream } from './stream/subscriptions';
import { voiceCallsStream } from './stream/voice-calls';
import { walletStream } from './stream/wallet';
import type { StreamSection } from './stream-section';

/** What each area says on the event stream. */
export const streamSections: readonly StreamSection[] = [
  accountsStream,
  ageReviewsStream,
  chatStream,
  fanclubsStream,
  marketingStream,
  memoryStream,
  notificationsStream,
  offersStream,
  paymentsStream,
  resyncStream,
  subscriptionsStream,
  voiceCallsStream,
  walletStream,
];

/** What the event stream says, by eventName; a frame's data is {event: {eventName, …}, lastEventId}. */
export const streamEvents = {
  ...accountsStream.events,
  ...ageReviewsStream.events,
  ...chatStream.events,
  ...fanclubsStream.events,
  ...marketingStream.events,
  ...memoryStream.events,
  ...notificationsStream.events,
  ...offersStream.events,
  ...paymentsStream.events,
  ...resyncStream.events,
  ...subscriptionsStream.events,
  ...voiceCallsStream.events,
  ...walletStream.events,
};

/** What a client hears. */
export type StreamPayloads = {
  [Name in keyof typeof streamEvents]: z.input<(typeof streamEvents)[Name]>;
};
