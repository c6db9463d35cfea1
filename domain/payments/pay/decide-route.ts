import type { PaymentProvider, Wallet } from '~/providers/payments/payment-provider';
import type { ProductKind } from '../schema';
import type { RoutingRule } from '../settings';

/** What somebody wants to pay by, as far as it decides who can be asked. */
export type Wanted =
  /** Of the processor that knows the card, or made the form it was typed into. */
  | { kind: 'card'; processor: string }
  | { kind: 'hosted' }
  | { kind: 'wallet'; wallet: Wallet }
  | { kind: 'crypto' };

interface RouteFacts {
  currency: string;
  /** Where the payer is, ISO 3166-1 alpha-2, if anybody can say. */
  country: string | null;
  product: ProductKind;
  /** How often each processor could not be asked lately. */
  failures: ReadonlyMap<string, number>;
}

interface RouteRules {
  rules: readonly RoutingRule[];
  /** As many failures have a processor asked last. */
  failures: number;
}

/**
 * Which processors may be asked for a payment, the preferred one first: those that can, in the order of
 * the first rule that fits, then as they are configured; who fails again and again comes last. None
 * where nobody can.
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
      return provider.kind === 'hosted' && provider.openPage !== undefined;
    case 'wallet':
      return provider.wallets.includes(wanted.wallet) && provider.openPage !== undefined;
    case 'crypto':
      return provider.kind === 'crypto' && provider.openPage !== undefined;
  }
}
