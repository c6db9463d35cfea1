import type { PaymentProvider, Wallet } from '~/providers/payments/payment-provider';
import type { ProductKind } from '../schema';
import type { RoutingRule } from '../settings';

/** The chosen way to pay, as far as it limits the processors. */
export type Wanted =
  /** The processor that has the card, or whose form was used. */
  | { kind: 'card'; processor: string }
  /** A page; if the order renews, only of a processor that charges the card again. */
  | { kind: 'hosted'; renews: boolean }
  | { kind: 'wallet'; wallet: Wallet }
  | { kind: 'crypto' };

interface RouteFacts {
  currency: string;
  /** The payer's country (ISO 3166-1 alpha-2), if it is known. */
  country: string | null;
  product: ProductKind;
  /** The number of recent failed calls per processor. */
  failures: ReadonlyMap<string, number>;
}

interface RouteRules {
  rules: readonly RoutingRule[];
  /** The number of failures from which a processor is tried last. */
  failures: number;
}

/**
 * Returns the processors that can take a payment, the preferred one first. The order is that of the first
 * matching rule, then that of the configuration; processors that fail repeatedly come last. Empty if none
 * can.
 */
export function decideRoute<Provider extends PaymentProvider>(
  providers: readonly Provider[],
  wanted: Wanted,
  facts: RouteFacts,
  { rules, failures }: RouteRules,
): Provider[] {
  const able = providers.filter(
    (provider) => provider.currencies.includes(facts.currency) && canTake(provider, wanted),
  );
  const prefer = rules.find((rule) => isFor(rule, facts))?.prefer ?? [];
  const placeOf = ({ id }: Provider) => {
    const place = prefer.indexOf(id);
    return place < 0 ? prefer.length : place;
  };
  const isFailing = ({ id }: Provider) => (facts.failures.get(id) ?? 0) >= failures;
  return able.toSorted(
    (one, other) =>
      Number(isFailing(one)) - Number(isFailing(other)) || placeOf(one) - placeOf(other),
  );
}

const isFor = ({ currency, country, product }: RoutingRule, facts: RouteFacts): boolean =>
  (currency === undefined || currency === facts.currency) &&
  (country === undefined || country === facts.country) &&
  (product === undefined || product === facts.product);

function canTake(provider: PaymentProvider, wanted: Wanted): boolean {
  switch (wanted.kind) {
    case 'card':
      return provider.id === wanted.processor && provider.charge !== undefined;
    case 'hosted':
      return (
        provider.kind === 'hosted' &&
        provider.openPage !== undefined &&
        (!wanted.renews || provider.charge !== undefined)
      );
    case 'wallet':
      return provider.wallets.includes(wanted.wallet) && provider.openPage !== undefined;
    case 'crypto':
      return provider.kind === 'crypto' && provider.openPage !== undefined;
  }
}
