import type { Money } from '../shared/money';

/** One movement of money, as either side has it. What comes to us is positive. */
export interface SettledMovement {
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-reversed';
  /** The processor's name for the payment it is about. */
  providerPaymentId: string;
  amount: Money;
  occurredAt: Date;
}

/** What of a day's settlement report is not what our books say. */
export type SettlementDifference =
  /** They settled what we know nothing of. */
  | { difference: 'unknown-to-us'; theirs: SettledMovement }
  /** We booked what they did not settle. */
  | { difference: 'unknown-to-them'; ours: SettledMovement }
  | { difference: 'amount'; ours: SettledMovement; theirs: SettledMovement };

/**
 * Holds what a processor settled against what we booked, movement by movement. A payment may have
 * several of one kind, as partial refunds are: equal amounts are paired first, in order of time, so
 * that each that is out is told once.
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
