import {
  cardEnds,
  nextSubscriptionChanged,
  renewalAnnounced,
  renewalFailed,
  resumeAnnounced,
  resumeFailed,
  subscriptionCanceled,
  subscriptionChanged,
  subscriptionEnded,
  subscriptionResumed,
} from '~/domain/subscriptions/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const subscriptionsSubscribers = [
  onEvent(subscriptionChanged, ({ userId, subscription }) => ({
    publications: [toStream(userId, 'subscriptions.updated.event', { subscription })],
  })),
  onEvent(nextSubscriptionChanged, ({ userId, nextSubscription }) => ({
    publications: [toStream(userId, 'next-subscriptions.updated.event', { nextSubscription })],
  })),
  onEvent(renewalAnnounced, ({ renewsAt, price, isByHand, timeZone, ...to }, meta) => ({
    jobs: [requestMail('subscription-renewal', to, { renewsAt, price, isByHand, timeZone }, meta)],
  })),
  onEvent(cardEnds, ({ renewsAt, price, brand, last4, expiresOn, timeZone, ...to }, meta) => {
    const about = { renewsAt, price, brand, last4, expiresOn, timeZone };
    return { jobs: [requestMail('card-ends', to, about, meta)] };
  }),
  onEvent(renewalFailed, ({ price, triesAgainAt, openUntil, timeZone, ...to }, meta) => ({
    jobs: [requestMail('renewal-failed', to, { price, triesAgainAt, openUntil, timeZone }, meta)],
  })),
  onEvent(resumeAnnounced, ({ resumesAt, price, isByHand, timeZone, ...to }, meta) => ({
    jobs: [requestMail('subscription-resumes', to, { resumesAt, price, isByHand, timeZone }, meta)],
  })),
  onEvent(subscriptionResumed, ({ openUntil, timeZone, ...to }, meta) => ({
    jobs: [requestMail('subscription-resumed', to, { openUntil, timeZone }, meta)],
  })),
  onEvent(resumeFailed, ({ price, triesAgainAt, timeZone, ...to }, meta) => ({
    jobs: [requestMail('resume-failed', to, { price, triesAgainAt, timeZone }, meta)],
  })),
  onEvent(subscriptionCanceled, ({ openUntil, timeZone, ...to }, meta) => ({
    jobs: [requestMail('subscription-canceled', to, { openUntil, timeZone }, meta)],
  })),
  onEvent(subscriptionEnded, (to, meta) => ({
    jobs: [requestMail('subscription-ended', to, {}, meta)],
  })),
];
