import type { CardProcessor } from './card-processor';
import type { SandboxMoney } from './rows';

export interface SettledRow {
  reference: string;
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  paymentId: string;
  paymentReference: string;
  /** Positive for money that the merchant receives. */
  amount: SandboxMoney;
  fee: SandboxMoney;
  at: string;
}

/** The fee in percent; the next is a fixed fee in minor units. */
const share = 5.9;
const fixed = 30;
const chargebackFee = 2_500;

/** Returns the settlement of a day (YYYY-MM-DD, UTC) in chronological order. */
export function settlementOf(processor: CardProcessor, day: string): SettledRow[] {
  const isOfDay = (at: string | null) => at?.slice(0, 10) === day;
  const row = (
    kind: SettledRow['kind'],
    of: { id: string; paymentId: string; amount: SandboxMoney; at: string },
  ): SettledRow => {
    const isIn = kind === 'payment' || kind === 'chargeback-reversed';
    const { minor, currency } = of.amount;
    return {
      reference: `${of.id}${kind === 'chargeback-reversed' ? '-r' : ''}`,
      kind,
      paymentId: of.paymentId,
      paymentReference: processor.payments.get(of.paymentId)?.reference ?? '',
      amount: { minor: isIn ? minor : -minor, currency },
      fee: { minor: feeOf(kind, minor), currency },
      at: of.at,
    };
  };
  const chargebacks = processor.chargebacks.list();
  return [
    ...processor.payments
      .list()
      .filter((payment) => payment.state === 'completed' && isOfDay(payment.changedAt))
      .map((payment) =>
        row('payment', { ...payment, paymentId: payment.id, at: payment.changedAt }),
      ),
    ...processor.refunds
      .list()
      .filter(({ state, createdAt }) => state === 'completed' && isOfDay(createdAt))
      .map((refund) => row('refund', { ...refund, at: refund.createdAt })),
    ...chargebacks
      .filter(({ createdAt }) => isOfDay(createdAt))
      .map((chargeback) => row('chargeback', { ...chargeback, at: chargeback.createdAt })),
    ...chargebacks
      .filter(({ reversedAt }) => isOfDay(reversedAt))
      .map((reversed) =>
        row('chargeback-reversed', { ...reversed, at: reversed.reversedAt ?? '' }),
      ),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function feeOf(kind: SettledRow['kind'], minor: number): number {
  if (kind === 'payment') return Math.round((minor * share) / 100) + fixed;
  return kind === 'chargeback' ? chargebackFee : 0;
}
