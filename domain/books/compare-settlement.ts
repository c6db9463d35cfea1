import type { Money } from '../shared/money';

/** One movement of money, as recorded by either side. Money we receive is positive. */
export interface SettledMovement {
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  /** The processor's id of the payment. */
  providerPaymentId: string;
  amount: Money;
  occurredAt: Date;
}

/** A difference between a day's settlement report and our books. */
export type SettlementDifference =
  /** They settled a movement that we have not booked. */
  | { difference: 'unknown-to-us'; theirs: SettledMovement }
  /** We booked a movement that they have not settled. */
  | { difference: 'unknown-to-them'; ours: SettledMovement }
  | { difference: 'amount'; ours: SettledMovement; theirs: SettledMovement };

/**
 * Compares what a processor settled with what we booked, movement by movement. A payment may have
 * several movements of one kind, such as partial refunds. Equal amounts are paired first, in order of
 * time, so that each difference is reported once.
 */
export function compareSettlement(
  ours: readonly SettledMovement[],
  theirs: readonly SettledMovement[],
): SettlementDifference[] {
  const differences: SettlementDifference[] = [];
  const [booked, settled] = [groupByMovement(ours), groupByMovement(theirs)];
  for (const key of new Set([...booked.keys(), ...settled.keys()])) {
    const [open, left] = withoutEqualAmounts(booked.get(key) ?? [], settled.get(key) ?? []);
    for (let index = 0; index < Math.max(open.length, left.length); index++) {
      const difference = differenceOf(open[index], left[index]);
      if (difference) differences.push(difference);
    }
  }
  return differences;
}

function differenceOf(
  ours: SettledMovement | undefined,
  theirs: SettledMovement | undefined,
): SettlementDifference | null {
  if (ours && theirs) return { difference: 'amount', ours, theirs };
  if (theirs) return { difference: 'unknown-to-us', theirs };
  return ours ? { difference: 'unknown-to-them', ours } : null;
}

function groupByMovement(movements: readonly SettledMovement[]): Map<string, SettledMovement[]> {
  const groups = new Map<string, SettledMovement[]>();
  for (const movement of movements) {
    const key = `${movement.kind} ${movement.providerPaymentId}`;
    groups.set(key, [...(groups.get(key) ?? []), movement]);
  }
  for (const group of groups.values()) {
    group.sort((one, other) => Number(one.occurredAt) - Number(other.occurredAt));
  }
  return groups;
}

function withoutEqualAmounts(
  ours: readonly SettledMovement[],
  theirs: readonly SettledMovement[],
): [SettledMovement[], SettledMovement[]] {
  const left = [...theirs];
  const open = ours.filter(({ amount }) => {
    const place = left.findIndex((one) => isSame(one.amount, amount));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [open, left];
}

function isSame(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency;
}
