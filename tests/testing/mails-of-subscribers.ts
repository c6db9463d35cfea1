import type { TestSite } from '~/app/testing/start-site';
import { saveCard } from '~/domain/payments/testing/save-card';
import { transact } from '~/domain/shared/transactions/transact';
import { announceEndingCards } from '~/domain/subscriptions/announce-ending-cards';
import { announceRenewals } from '~/domain/subscriptions/announce-renewals';
import { announceResumes } from '~/domain/subscriptions/announce-resumes';
import { cancelSubscription } from '~/domain/subscriptions/cancel-subscription';
import { changeSubscription } from '~/domain/subscriptions/change-subscription';
import { pauseSubscription } from '~/domain/subscriptions/pause-subscription';
import { openDueRenewal } from '~/domain/subscriptions/pay-due';
import { payFor } from '~/domain/subscriptions/testing/buy-plan';
import { subscriber } from './people-of-mails';
import { signInFirst, type Way } from './way-of-mail';

const subscription: [RegExp, RegExp] = [/^\/settings\/subscription$/, /<h1/];

/** Returns a subscriber whose period is over and whose pause ends in some minutes. */
async function pausedSubscriber(site: TestSite, minutes: number) {
  const client = await subscriber(site);
  const { userId } = client;
  await pauseSubscription(site.domain, userId, 1);
  const now = site.domain.now().getTime();
  const end = new Date(now + minutes * 60_000);
  const begin = new Date(now - 30 * 24 * 3_600_000);
  await site
    .owner('subscriptions')
    .where({ user_id: userId })
    .update({
      started_at: new Date(begin.getTime() - 1),
      expires_at: begin,
      paused_from: begin,
      resumes_at: end,
      next_attempt_at: end,
    });
  return client;
}

/** Returns the ways to receive the mails about Premium. */
export const subscribersMails = (siteOf: () => TestSite) =>
  ({
    'renewal-failed': {
      send: async () => {
        const client = await subscriber(siteOf());
        const { userId } = client;
        const event = { kind: 'renewal-failed', paymentId: null } as const;
        await transact(siteOf().domain, (trx) =>
          changeSubscription(siteOf().domain, trx, { userId }, event),
        );
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
    'subscription-resumes': {
      send: async () => {
        const client = await pausedSubscriber(siteOf(), 60);
        await announceResumes(siteOf().domain, 100);
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
    'subscription-resumed': {
      send: async () => {
        const client = await pausedSubscriber(siteOf(), -1);
        const due = await openDueRenewal(siteOf().domain, client.userId);
        if (due.ok) await payFor(siteOf().domain, due.order);
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
    'resume-failed': {
      send: async () => {
        const client = await pausedSubscriber(siteOf(), -1);
        const { userId } = client;
        const event = { kind: 'renewal-failed', paymentId: null } as const;
        await transact(siteOf().domain, (trx) =>
          changeSubscription(siteOf().domain, trx, { userId }, event),
        );
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
    'subscription-canceled': {
      send: async () => {
        const client = await subscriber(siteOf());
        await cancelSubscription(siteOf().domain, client.userId);
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
    'subscription-ended': {
      send: async () => {
        const client = await subscriber(siteOf());
        const { userId } = client;
        const event = { kind: 'reversed', cause: 'chargeback', number: 1, isWhole: true } as const;
        await transact(siteOf().domain, (trx) =>
          changeSubscription(siteOf().domain, trx, { userId }, event),
        );
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
    'card-ends': {
      send: async () => {
        const client = await subscriber(siteOf());
        const soon = new Date(siteOf().domain.now().getTime() + 3_600_000);
        const { userId } = client;
        await saveCard(siteOf().domain, userId, { expiresOn: '2020-01' });
        await siteOf()
          .owner('subscriptions')
          .where({ user_id: userId })
          .update({ expires_at: soon });
        await announceEndingCards(siteOf().domain, 100);
        return { to: client.email, client };
      },
      leads: [[/^\/settings\/subscription#card$/, /id="card"/]],
      leadsOthers: [signInFirst],
    },
    'subscription-renewal': {
      send: async () => {
        const client = await subscriber(siteOf());
        const soon = new Date(siteOf().domain.now().getTime() + 3_600_000);
        await siteOf()
          .owner('subscriptions')
          .where({ user_id: client.userId })
          .update({ expires_at: soon });
        await announceRenewals(siteOf().domain, 100);
        return { to: client.email, client };
      },
      leads: [subscription],
      leadsOthers: [signInFirst],
    },
  }) satisfies Record<string, Way>;
