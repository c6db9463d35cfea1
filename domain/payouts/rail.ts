import { isSEPACountry } from 'ibantools';
import type { PayoutProvider } from '~/providers/payouts/payout-provider';
import type { FileRail, Network, PayoutKind } from './schema';
import type { PayoutsSettings } from './settings';

export type PayoutProviders = readonly PayoutProvider[];

/** The facts of a method that decide its rail. */
export interface Route {
  kind: PayoutKind;
  network: Network | null;
  country: string | null;
  isIban: boolean;
}

/** The ways by which fees and times differ. */
type Way = keyof PayoutsSettings['payout_fee_minor'];

/** Returns the way of a payout. */
export function wayOf({ kind, network, country, isIban }: Route): Way {
  if (kind === 'credit_card_payout') return 'card';
  if (network) return network;
  return isIban && country !== null && isSEPACountry(country) ? 'sepa' : 'bank';
}

/**
 * Returns who pays: the first provider that accepts the route, otherwise a file that staff carry to a bank
 * or a wallet. Null for a card that no provider takes, and for euro banks if no account is set that pays.
 */
export function railOf(
  route: Route,
  providers: PayoutProviders,
  { payout_debtor_iban: debtor }: Pick<PayoutsSettings, 'payout_debtor_iban'>,
): string | null {
  const provider = providers.find((one) => one.accepts(route));
  if (provider) return provider.id;
  const way = wayOf(route);
  if (way === 'card') return null;
  if (way === 'sepa') return debtor === '' ? null : ('sepa-file' satisfies FileRail);
  return way === 'bank' ? ('bank-file' satisfies FileRail) : ('crypto-file' satisfies FileRail);
}

/** Returns the kinds of methods that can be added: without cards as long as no provider pays to them. */
export const offeredKinds = (providers: PayoutProviders): PayoutKind[] => [
  'bank_payout',
  'crypto_payout',
  ...(providers.some((one) => one.accepts({ kind: 'credit_card_payout' }))
    ? (['credit_card_payout'] as const)
    : []),
];
