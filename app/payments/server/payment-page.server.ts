import { findSettlement, type SettledRow } from '~/domain/books/find-settlement';
import type { RefundEffect } from '~/domain/payments/order-hooks';
import { readPaymentSheet, type PaymentSheet } from '~/domain/payments/pay/read-payment-sheet';
import type { Asking, ThingRead } from '../../staff/resources/define-resource.server';
import { linesOr } from '../../staff/presenters/lines-or';
import type { LinkShown, SectionShown } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';
import { stamp, timeFact } from '../../staff/presenters/stamp';
import { moneyText, personCell, personLinks } from '../presenters/money-cells';
import { paymentState, presentPayment, waitsForReview } from '../presenters/payment-for-staff';
import { refundState } from '../presenters/refund-for-staff';

/** The parts of a payment's page, in their order. */
export const paymentTabs = ['overview', 'reversals', 'tries', 'ledger'] as const;
type PaymentTab = (typeof paymentTabs)[number];

/** Reads a payment for its page; null if there is none. */
export async function readPaymentPage(
  { context, staff, words }: Asking,
  id: string,
  tab: string | undefined,
): Promise<ThingRead | null> {
  const { domain } = context;
  const sheet = await readPaymentSheet(domain, id);
  if (!sheet) return null;
  const { payment, leftMinor } = sheet;
  const { processor, provider_payment_id: providerPaymentId } = payment;
  const settled =
    providerPaymentId === null
      ? []
      : await findSettlement(domain.db, { processor, providerPaymentId });
  const shown = presentPayment(payment);
  const name = paymentTabs.find((one) => one === tab) ?? 'overview';
  return {
    title: moneyText(payment.amount_minor, payment.currency),
    about: shown.number,
    states: [paymentState(shown, words)],
    facts: factsOf({ ...sheet, settled }, words),
    sections: sectionsOf[name](sheet, words),
    links: [
      ...personLinks(staff.role, payment.payer_id, words),
      { to: `/admin/orders/${payment.order_id}`, label: words('money.order') },
      ...sheet.effects.flatMap((effect) => linkOf(effect, words)),
      ...(name === 'reversals' ? reversalLinks(sheet, words) : []),
    ],
    offers: [
      ...(waitsForReview(payment) ? ['approve', 'decline'] : []),
      ...(leftMinor > 0 && name === 'overview' ? ['refund'] : []),
    ],
  };
}

function factsOf(
  { payment, leftMinor, settled }: PaymentSheet & { settled: readonly SettledRow[] },
  words: Words,
): ThingRead['facts'] {
  const { currency, received_minor: received, provider_payment_id: theirs, card_last4 } = payment;
  const phrase = (key: string) => words(`payments.${key}`);
  const sum = (minor: number) => moneyText(minor, currency);
  const fees = settled.reduce((total, { fee_minor }) => total + fee_minor, 0);
  const shown = presentPayment(payment);
  return [
    { label: phrase('columns.person'), value: personCell(shown) },
    {
      label: phrase('columns.product'),
      value: { text: payment.product_name, about: phrase(`product.${payment.product_kind}`) },
    },
    { label: phrase('number'), value: { text: payment.id, isCode: true } },
    {
      label: phrase('columns.processor'),
      value: { text: payment.processor, ...(theirs !== null && { about: theirs }) },
    },
    ...(card_last4 === null ? [] : [{ label: phrase('card'), value: `•••• ${card_last4}` }]),
    ...(received === null ? [] : [{ label: phrase('received'), value: sum(received) }]),
    ...(payment.decline_code === null
      ? []
      : [{ label: phrase('declined'), value: { text: payment.decline_code, isCode: true } }]),
    { label: phrase('gone'), value: sum(payment.refunded_minor) },
    ...(payment.state === 'completed' ? [{ label: phrase('left'), value: sum(leftMinor) }] : []),
    {
      label: phrase('fees'),
      value: settled.length === 0 ? phrase('not-settled') : sum(fees),
    },
    { label: phrase('columns.createdAt'), value: stamp(payment.created_at) },
    ...timeFact(phrase('completed'), payment.completed_at),
  ];
}

function linkOf(effect: RefundEffect, words: Words): LinkShown[] {
  if (effect.kind !== 'subscription' && effect.kind !== 'membership') return [];
  const path = { subscription: 'subscriptions', membership: 'memberships' }[effect.kind];
  return [{ to: `/admin/${path}/${effect.id}`, label: words(`money.${effect.kind}`) }];
}

const reversalLinks = ({ refunds, disputes }: PaymentSheet, words: Words): LinkShown[] => [
  ...refunds.map(({ id, created_at }) => ({
    to: `/admin/refunds/${id}`,
    label: words('money.refund-of', { at: stamp(created_at) }),
  })),
  ...disputes.map(({ id, opened_at }) => ({
    to: `/admin/disputes/${id}`,
    label: words('money.dispute-of', { at: stamp(opened_at) }),
  })),
];

const sectionsOf: Record<PaymentTab, (sheet: PaymentSheet, words: Words) => SectionShown[]> = {
  overview({ payment, leftMinor, effects }, words) {
    if (leftMinor === 0) return [];
    const left = moneyText(leftMinor, payment.currency);
    return [
      {
        title: words('payments.takes-back.title'),
        paragraphs: [
          words('payments.takes-back.left', { left }),
          ...effects.map((effect) => effectText(effect, words)),
          ...(effects.length === 0 ? [words('payments.takes-back.nothing')] : []),
        ],
      },
    ];
  },
  reversals({ payment, refunds, disputes }, words) {
    const { currency } = payment;
    return [
      linesOr(
        words('payments.refunds'),
        refunds.map((refund) => ({
          text: `${moneyText(refund.amount_minor, currency)} · ${words(`refunds.state.${refund.state}`)}`,
          tone: refundState(refund.state, words).tone ?? 'quiet',
          about: `${stamp(refund.created_at)} · ${refund.reason} · ${refund.id}`,
        })),
        words('payments.no-refunds'),
      ),
      linesOr(
        words('payments.disputes'),
        disputes.map((dispute) => ({
          text: `${moneyText(dispute.amount_minor, currency)} · ${words(`disputes.state.${dispute.state}`)}`,
          tone: dispute.state === 'open' ? ('gold' as const) : ('ok' as const),
          about: [stamp(dispute.opened_at), dispute.reason, dispute.id]
            .filter((part) => part !== null)
            .join(' · '),
        })),
        words('payments.no-disputes'),
      ),
    ];
  },
  tries({ tries, events }, words) {
    return [
      linesOr(
        words('payments.tries'),
        tries.map(({ kind, outcome, created_at }) => ({
          text: words(`payments.try.${outcome}`),
          about: `${stamp(created_at)} · ${words(`payments.try-kind.${kind}`)}`,
        })),
        words('payments.no-tries'),
      ),
      linesOr(
        words('payments.events'),
        events.map(({ told, told_by, state_after, created_at }) => ({
          text: words('payments.event', { told, after: words(`payments.state.${state_after}`) }),
          about: `${stamp(created_at)} · ${words(`payments.told-by.${told_by}`)}`,
        })),
        words('payments.no-events'),
      ),
    ];
  },
  ledger({ postings }, words) {
    const lines = postings.map(({ transfer_id, reason, account, unit, amount, created_at }) => ({
      text: `${account} ${unit === 'TOKEN' ? amount : moneyText(amount, unit)}`,
      about: `${stamp(created_at)} · ${reason.replaceAll('_', ' ')} · ${transfer_id}`,
    }));
    return [linesOr(words('payments.ledger'), lines, words('payments.no-ledger'))];
  },
};

function effectText(effect: RefundEffect, words: Words): string {
  switch (effect.kind) {
    case 'tokens':
      return words('payments.takes-back.tokens', { left: effect.left, bought: effect.bought });
    case 'asset':
      return words('payments.takes-back.asset');
    case 'subscription':
    case 'membership': {
      const ends = effect.isEnding ? 'ends' : 'stays';
      const until = stamp(effect.expiresAt);
      return words(`payments.takes-back.${effect.kind}-${ends}`, { until });
    }
  }
}
