import type { Destination } from '~/providers/payouts/payout-provider';
import type { PayoutMethodsRow } from '~/db/rows';

/**
 * Compares the holder of an account with the name of a person's tax details: the same words in any order,
 * without accents. Wallets have no names to compare.
 */
export function checkName(
  to: Destination,
  legalName: string | null,
): PayoutMethodsRow['name_check'] {
  if (to.kind !== 'bank_payout' || legalName === null) return 'none';
  return wordsOf(to.holder) === wordsOf(legalName) ? 'matches' : 'differs';
}

const wordsOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
