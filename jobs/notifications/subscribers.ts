import type * as z from 'zod';
import { characterMessageSent, chatFailed } from '~/domain/chat/events';
import { crisisSubtype } from '~/domain/chat/send/crisis-referral';
import { emailChanged, passwordChanged } from '~/domain/credentials/events';
import {
  clubRenewalAnnounced,
  clubRenewalFailed,
  membershipChanged,
} from '~/domain/fanclubs/events';
import { taskCompleted } from '~/domain/gamification/events';
import { identityLinked } from '~/domain/identities/events';
import { legalChangeAnnounced } from '~/domain/legal/events';
import { characterFailed, characterMade } from '~/domain/made-characters/events';
import { flowHandedBack, flowTakenOver } from '~/domain/masters/events';
import { digestDue, noticesRead, noticeWritten } from '~/domain/notifications/events';
import type { Notice } from '~/domain/notifications/notice';
import { specialOffersChanged } from '~/domain/offers/events';
import { receiptDue } from '~/domain/payments/events';
import { exportReady } from '~/domain/privacy/events';
import { factorChanged } from '~/domain/second-factors/events';
import { newDeviceSignedIn, sessionRevoked } from '~/domain/sessions/events';
import type { EventDefinition } from '~/domain/shared/outbox/event';
import { appealAnswered, strikeGiven, strikesLifted } from '~/domain/strikes/events';
import {
  cardEnds,
  renewalAnnounced,
  renewalFailed,
  subscriptionCanceled,
  subscriptionEnded,
} from '~/domain/subscriptions/events';
import { emailUnsubscribed } from '~/domain/unsubscribes/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent, request, type Subscriber } from '../relay/subscriber';
import {
  endDigestsJob,
  forgetDevicesJob,
  noteMessageJob,
  pushNoticeJob,
  writeNoticeJob,
} from './notices.job';

/** Notifies the person of an event; not if the event has no person or `noticeOf` returns null. */
const notifyOf = <Schema extends z.ZodType>(
  event: EventDefinition<Schema>,
  noticeOf: (payload: z.infer<Schema>) => Notice | null,
): Subscriber =>
  onEvent(event, (payload, { eventId, personId: userId, requestId }) => {
    const notice = noticeOf(payload);
    if (userId === null || notice === null) return {};
    return { jobs: [request(writeNoticeJob, { userId, factId: eventId, notice, requestId })] };
  });

/** Reasons for the end of a membership other than a decision of the member on that day. */
const endings: ReadonlySet<string> = new Set(['time-passed', 'taken-back']);

export const notificationsSubscribers = [
  onEvent(noticeWritten, (notice, { requestId }) => ({
    publications: [
      toStream(notice.userId, 'notifications.updated.event', {
        unread: notice.unread,
        notificationId: notice.isForDesktop ? notice.notificationId : null,
      }),
    ],
    jobs: notice.isPushed ? [request(pushNoticeJob, { ...notice, requestId })] : [],
  })),
  onEvent(noticesRead, ({ userId, unread }) => ({
    publications: [
      toStream(userId, 'notifications.updated.event', { unread, notificationId: null }),
    ],
  })),
  onEvent(digestDue, ({ email, locale, ...waiting }, meta) => ({
    jobs: [requestMail('digest', { email, locale }, waiting, meta)],
  })),
  onEvent(sessionRevoked, (ended, { requestId }) => ({
    jobs: [request(forgetDevicesJob, { ...ended, requestId })],
  })),
  onEvent(emailUnsubscribed, ({ email }, { requestId }) => ({
    jobs: [request(endDigestsJob, { email, requestId })],
  })),
  // A crisis card is read immediately by its waiting reader, and must not appear on a lock screen.
  onEvent(characterMessageSent, ({ chatId, characterId, message, isInView }, { requestId }) => ({
    jobs:
      isInView || message.subtype === crisisSubtype
        ? []
        : [
            request(noteMessageJob, {
              chatId,
              characterId,
              messageId: message.id,
              seq: message.seq,
              requestId,
            }),
          ],
  })),
  notifyOf(chatFailed, (failure) =>
    failure.reason === 'no-reply'
      ? {
          kind: 'reply-given-up',
          characterName: failure.characterName,
          isRefunded: failure.isRefunded,
        }
      : null,
  ),
  notifyOf(specialOffersChanged, ({ specialOffers }) => {
    const best = specialOffers
      .filter(({ status, amount }) => status === 'available' && amount > 0)
      .sort((one, other) => other.amount - one.amount)[0];
    return best ? { kind: 'offer', amount: best.amount, expiresAt: best.expiredAt } : null;
  }),
  notifyOf(receiptDue, ({ kind: outcome, orderNumber, productName, money }) => ({
    kind: 'payment',
    outcome,
    orderNumber,
    productName,
    money,
  })),
  notifyOf(renewalAnnounced, ({ renewsAt, price, isByHand }) => ({
    kind: 'renewal',
    renewsAt,
    price,
    isByHand,
  })),
  notifyOf(cardEnds, ({ renewsAt, last4 }) => ({ kind: 'card-ends', renewsAt, last4 })),
  notifyOf(renewalFailed, ({ price, triesAgainAt, openUntil }) => ({
    kind: 'renewal-failed',
    price,
    triesAgainAt,
    openUntil,
  })),
  notifyOf(subscriptionCanceled, ({ openUntil }) => ({ kind: 'subscription-canceled', openUntil })),
  notifyOf(subscriptionEnded, () => ({ kind: 'subscription-ended' })),
  notifyOf(clubRenewalAnnounced, ({ name, price, tokens, renewsAt }) => ({
    kind: 'club-renewal',
    name,
    price,
    tokens,
    renewsAt,
  })),
  notifyOf(clubRenewalFailed, ({ name, price, tokens, triesAgainAt, openUntil }) => ({
    kind: 'club-renewal-failed',
    name,
    price,
    tokens,
    triesAgainAt,
    openUntil,
  })),
  notifyOf(membershipChanged, ({ characterId, change, isMember }) =>
    !isMember && endings.has(change) ? { kind: 'club-ended', characterId } : null,
  ),
  notifyOf(taskCompleted, ({ kind: activity, scope, goal }) => ({
    kind: 'quest-completed',
    activity,
    scope,
    goal,
  })),
  notifyOf(newDeviceSignedIn, ({ device }) => ({ kind: 'new-sign-in', device })),
  notifyOf(passwordChanged, () => ({ kind: 'password-changed' })),
  notifyOf(emailChanged, ({ maskedNewEmail }) => ({ kind: 'email-changed', maskedNewEmail })),
  notifyOf(identityLinked, ({ provider }) => ({ kind: 'identity-linked', provider })),
  notifyOf(factorChanged, ({ change }) => ({ kind: 'factor-changed', change })),
  notifyOf(strikeGiven, ({ person, rule, leadsTo, pausedUntil }) =>
    person.kind === 'user' ? { kind: 'rule-broken', rule, leadsTo, pausedUntil } : null,
  ),
  notifyOf(strikesLifted, ({ person }) =>
    person.kind === 'user' ? { kind: 'decision-withdrawn' } : null,
  ),
  notifyOf(appealAnswered, ({ outcome }) => ({ kind: 'appeal-answered', outcome })),
  notifyOf(exportReady, ({ path, expiresAt }) => ({ kind: 'archive-ready', path, expiresAt })),
  notifyOf(characterMade, ({ characterId }) => ({ kind: 'character-made', characterId })),
  notifyOf(characterFailed, ({ characterId, failure }) =>
    failure === 'stopped'
      ? null
      : { kind: 'character-failed', characterId, isRefused: failure === 'refused' },
  ),
  notifyOf(flowTakenOver, ({ manager }) => ({ kind: 'flow-taken-over', manager })),
  notifyOf(flowHandedBack, ({ manager }) => ({ kind: 'flow-handed-back', manager })),
  notifyOf(legalChangeAnnounced, ({ document, effectiveOn }) => ({
    kind: 'legal-change',
    document,
    effectiveOn,
  })),
];
