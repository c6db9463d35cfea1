import { newId } from '~/domain/shared/ids';
import type {
  ProviderEvent,
  ProviderPayment,
  RefundAnswer,
  SettlementRow,
} from '~/providers/payments/payment-provider';
import type { Money } from '../../shared/money';

interface PlayedRefund {
  refundId: string | null;
  paymentId: string;
  minor: number;
  state: RefundAnswer['state'];
  providerRefundId: string;
}

interface PlayedChargeback {
  paymentId: string;
  minor: number;
  isWithdrawn: boolean;
}

/** Creates the money of a simulated processor: payments, refunds, their events, and the settlement. */
export function playMoney(id: string, now: () => Date) {
  const payments = new Map<string, ProviderPayment>();
  const refunds = new Map<string, PlayedRefund>();
  const chargebacks = new Map<string, PlayedChargeback>();
  const moved: SettlementRow[] = [];
  const eventIds = new Map<string, string>();

  const require = (paymentId: string) => {
    const payment = payments.get(paymentId);
    if (!payment) throw new Error(`${id} never heard of ${paymentId}`);
    return payment;
  };
  /** Returns the head of an event; the same key gives the same event id. */
  const eventHead = (key: string) => {
    const eventId = eventIds.get(key) ?? newId();
    eventIds.set(key, eventId);
    return { eventId, occurredAt: now() };
  };
  const move = (
    kind: SettlementRow['kind'],
    reference: string,
    of: ProviderPayment,
    minor: number,
  ) => {
    const { paymentId, providerPaymentId, amount } = of;
    const money = { minor, currency: amount.currency };
    const fee = { minor: 0, currency: amount.currency };
    moved.push({
      kind,
      reference,
      paymentId,
      providerPaymentId,
      amount: money,
      fee,
      occurredAt: now(),
    });
  };
  const note = (payment: ProviderPayment) => {
    const before = payments.get(payment.paymentId)?.state;
    payments.set(payment.paymentId, payment);
    if (payment.state !== 'completed' || before === 'completed') return;
    move('payment', payment.providerPaymentId, payment, (payment.received ?? payment.amount).minor);
  };
  const complete = (refund: PlayedRefund) => {
    refund.state = 'completed';
    move('refund', refund.providerRefundId, require(refund.paymentId), -refund.minor);
  };
  const left = (paymentId: string) => {
    const ofPayment = moved.filter((one) => one.paymentId === paymentId);
    const waiting = [...refunds.values()].filter(
      (one) => one.paymentId === paymentId && one.state === 'pending',
    );
    const sum = (all: number[]) => all.reduce((total, minor) => total + minor, 0);
    return (
      sum(ofPayment.map(({ amount }) => amount.minor)) - sum(waiting.map(({ minor }) => minor))
    );
  };
  const referenceOf = (paymentId: string, minor: number) => {
    const { providerPaymentId, amount } = require(paymentId);
    return { paymentId, providerPaymentId, amount: { minor, currency: amount.currency } };
  };
  const refundEvent = (refund: PlayedRefund): ProviderEvent => ({
    ...eventHead(`${refund.providerRefundId} ${refund.state}`),
    kind: 'refund',
    refundId: refund.refundId,
    providerRefundId: refund.providerRefundId,
    state: refund.state,
    ...referenceOf(refund.paymentId, refund.minor),
  });
  const chargebackEvent = (chargebackId: string, kind: 'chargeback' | 'chargeback-reversed') => {
    const { paymentId, minor } = chargebacks.get(chargebackId) ?? { paymentId: '', minor: 0 };
    const details = referenceOf(paymentId, minor);
    return { ...eventHead(`${chargebackId} ${kind}`), kind, chargebackId, ...details };
  };

  return {
    payments,
    moved,
    left,
    begin(paymentId: string, amount: Money, state: ProviderPayment['state']): ProviderPayment {
      const providerPaymentId = `${id}-${paymentId}`;
      const payment = { paymentId, providerPaymentId, state, amount, occurredAt: now() };
      note(payment);
      return payment;
    },
    settle(
      paymentId: string,
      state: ProviderPayment['state'],
      changes: Partial<Pick<ProviderPayment, 'amount' | 'received'>> = {},
    ) {
      note({ ...require(paymentId), ...changes, state });
    },
    eventOf(paymentId: string): ProviderEvent {
      const payment = require(paymentId);
      return { ...eventHead(`${paymentId} ${payment.state}`), kind: 'payment', payment };
    },
    /** Refunds money; refuses more than what is left. */
    refund(refundId: string, paymentId: string, minor: number, isLater: boolean): RefundAnswer {
      const existing = refunds.get(refundId);
      const refund = existing ?? {
        refundId,
        paymentId,
        minor,
        state: left(paymentId) < minor ? 'failed' : 'pending',
        providerRefundId: `${id}-${refundId}`,
      };
      refunds.set(refundId, refund);
      if (!existing && refund.state === 'pending' && !isLater) complete(refund);
      return { state: refund.state, providerRefundId: refund.providerRefundId };
    },
    endRefunds(): ProviderEvent[] {
      const waiting = [...refunds.values()].filter(({ state }) => state === 'pending');
      for (const refund of waiting) complete(refund);
      return waiting.map(refundEvent);
    },
    refundByStaff(paymentId: string, minor: number): ProviderEvent {
      const providerRefundId = `${id}-${newId()}`;
      const refund: PlayedRefund = {
        refundId: null,
        paymentId,
        minor,
        state: 'pending',
        providerRefundId,
      };
      refunds.set(providerRefundId, refund);
      complete(refund);
      return refundEvent(refund);
    },
    chargeBack(paymentId: string, minor: number): ProviderEvent {
      const chargebackId = newId();
      chargebacks.set(chargebackId, { paymentId, minor, isWithdrawn: false });
      move('chargeback', chargebackId, require(paymentId), -minor);
      return chargebackEvent(chargebackId, 'chargeback');
    },
    withdraw(chargebackId: string): ProviderEvent {
      const chargeback = chargebacks.get(chargebackId);
      if (chargeback && !chargeback.isWithdrawn) {
        chargeback.isWithdrawn = true;
        const { paymentId, minor } = chargeback;
        move('chargeback-reversed', `${chargebackId} reversed`, require(paymentId), minor);
      }
      return chargebackEvent(chargebackId, 'chargeback-reversed');
    },
    charged: () =>
      moved
        .filter(({ kind }) => kind === 'payment')
        .reduce((sum, one) => sum + one.amount.minor, 0),
    givenBack: () =>
      moved.filter(({ kind }) => kind === 'refund').reduce((sum, one) => sum - one.amount.minor, 0),
  };
}

export type PlayedMoney = ReturnType<typeof playMoney>;
