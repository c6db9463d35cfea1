import * as z from 'zod';
import { maySignIn } from '~/domain/account-states/account-state';
import {
  readSubscriptionSheet,
  subscriptionList,
  type SubscriptionListed,
  type SubscriptionSheet,
} from '~/domain/subscriptions/list-subscriptions';
import { cancelForPerson, resumeForPerson } from '~/domain/subscriptions/manage-subscription';
import { endCauses, subscriptionStatuses } from '~/domain/subscriptions/schema';
import { moneyText, personCell, personLinks } from '../payments/presenters/money-cells';
import { linesOr } from '../staff/presenters/lines-or';
import { masked } from '../staff/presenters/masked';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema, timeFact } from '../staff/presenters/stamp';
import type { ThingRead } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, SectionShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';

const rowSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  /** Masked; null if the account was erased. */
  email: staffOnly(z.string().nullable()),
  /** Null for access that was given without a plan. */
  plan: z.string().nullable(),
  status: z.enum(subscriptionStatuses),
  cause: z.enum(endCauses).nullable(),
  currency: z.string(),
  /** The next charge; null if there is none. */
  nextMinor: z.number().int().nullable(),
  offer: z.string().nullable(),
  startedAt: staffOnly(stampSchema),
  endsAt: staffOnly(stampSchema),
});
type Row = z.infer<typeof rowSchema>;

const renewing: ReadonlySet<string> = new Set(['active', 'past_due']);

const present = (row: SubscriptionListed): Row => ({
  id: row.id,
  userId: row.user_id,
  email: masked(row.email),
  plan: row.plan_name,
  status: row.status,
  cause: row.end_cause,
  currency: row.currency,
  nextMinor: renewing.has(row.status) ? (row.next_minor ?? row.renewal_minor) : null,
  offer: row.special_offer_key,
  startedAt: stamp(row.started_at),
  endsAt: stamp(row.expires_at),
});

const tones: Record<Row['status'], Tone> = {
  active: 'ok',
  past_due: 'amber',
  paused: 'gold',
  canceled: 'gold',
  expired: 'quiet',
};
const stateCell = ({ status, cause }: Pick<Row, 'status' | 'cause'>, words: Words): CellShown => ({
  text: words(`subscriptions.status.${status}`),
  tone: tones[status],
  ...(cause !== null && { about: words(`subscriptions.cause.${cause}`) }),
});
const planCell = ({ plan, offer }: Pick<Row, 'plan' | 'offer'>, words: Words): CellShown => ({
  text: plan ?? words('subscriptions.no-plan'),
  ...(offer !== null && { about: words('subscriptions.offer', { offer }) }),
});
const nextCell = ({ nextMinor, currency }: Pick<Row, 'nextMinor' | 'currency'>) =>
  nextMinor === null ? null : moneyText(nextMinor, currency);

/** Returns the acts that are possible on a subscription now. */
function offersOf({ status, state, expires_at }: SubscriptionListed, now: Date): string[] {
  if (renewing.has(status) || status === 'paused') return ['cancel'];
  const canResume = status === 'canceled' && expires_at > now && state && maySignIn(state);
  return canResume ? ['resume'] : [];
}

function factsOf({ subscription }: SubscriptionSheet, words: Words): ThingRead['facts'] {
  const row = present(subscription);
  const phrase = (key: string) => words(`subscriptions.${key}`);
  return [
    { label: phrase('columns.person'), value: personCell(row) },
    { label: phrase('number'), value: { text: row.id, isCode: true } },
    { label: phrase('columns.plan'), value: planCell(row, words) },
    { label: phrase('columns.next'), value: nextCell(row) },
    { label: phrase('period'), value: String(subscription.number) },
    { label: phrase('columns.started'), value: row.startedAt },
    { label: phrase('columns.ends'), value: row.endsAt },
    ...timeFact(phrase('grace'), subscription.grace_ends_at),
    ...timeFact(phrase('try'), subscription.next_attempt_at),
    ...(subscription.attempts > 0
      ? [{ label: phrase('attempts'), value: String(subscription.attempts) }]
      : []),
    ...timeFact(phrase('canceled'), subscription.canceled_at),
    ...timeFact(phrase('ended'), subscription.ended_at),
  ];
}

function historyOf({ periods, steps }: SubscriptionSheet, words: Words): SectionShown[] {
  const paid = periods.map((period) => ({
    text: words('subscriptions.paid-period', {
      number: period.number,
      money: moneyText(period.paid_minor, period.currency),
    }),
    about: [
      words('subscriptions.from-to', { from: stamp(period.starts_at), to: stamp(period.ends_at) }),
      ...(period.reversed_at ? [words('subscriptions.reversed')] : []),
    ].join(' · '),
  }));
  const done = steps.map(({ action, reason, created_at }) => ({
    text: words(`subscriptions.step.${action}`),
    about: [stamp(created_at), ...(reason ? [words(`subscriptions.reason.${reason}`)] : [])].join(
      ' · ',
    ),
  }));
  return [
    linesOr(words('subscriptions.periods'), paid, words('subscriptions.no-periods')),
    ...(done.length > 0 ? [{ title: words('subscriptions.steps'), lines: done }] : []),
  ];
}

/** The number of paid periods that link to their orders. */
const linkedPeriods = 3;

/** The subscriptions of all users. */
export const subscriptions = defineResource({
  name: 'subscriptions',
  kind: 'subscription',
  permission: 'money.read',
  nav: { group: 'money', icon: 'crown' },
  list: subscriptionList,
  search: 'search',
  views: {
    active: { query: 'status=active' },
    overdue: { query: 'status=past_due&sort=ends&order=asc' },
    ending: { query: 'status=canceled&sort=ends&order=asc' },
  },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    person: { cell: personCell },
    plan: { cell: planCell },
    status: { cell: stateCell },
    next: { cell: nextCell, priority: 2 },
    started: { cell: ({ startedAt }) => startedAt, sort: 'started', priority: 3 },
    ends: { cell: ({ endsAt }) => endsAt, sort: 'ends' },
  },
  detail: {
    async read({ context, staff, words }, id) {
      const sheet = await readSubscriptionSheet(context.domain, id);
      if (!sheet) return null;
      const { subscription, periods } = sheet;
      const row = present(subscription);
      return {
        title: row.plan ?? words('subscriptions.no-plan'),
        about: row.email ?? '',
        states: [stateCell(row, words)],
        facts: factsOf(sheet, words),
        sections: historyOf(sheet, words),
        links: [
          ...personLinks(staff.role, row.userId, words),
          ...periods.slice(0, linkedPeriods).map(({ order_id: order, number }) => ({
            to: `/admin/orders/${order}`,
            label: words('subscriptions.order-of', { number }),
          })),
        ],
        offers: offersOf(subscription, context.domain.now()),
      };
    },
  },
  acts: {
    cancel: {
      act: 'subscription.cancel',
      reason: 'required',
      inverse: 'resume',
      run: ({ context, by }, id) => cancelForPerson(context.domain, by, id),
    },
    resume: {
      act: 'subscription.resume',
      reason: 'required',
      run: ({ context, by }, id) => resumeForPerson(context.domain, by, id),
    },
  },
});
