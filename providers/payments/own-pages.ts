import { PaymentProviderFailed } from './payment-provider';

/**
 * Returns a function that returns addresses on a provider's pages, and throws PaymentProviderFailed for
 * others.
 */
export function pagesAt(origins: readonly string[]): (address: string) => string {
  return (address) => {
    if (origins.includes(new URL(address).origin)) return address;
    throw new PaymentProviderFailed('invalid', { cause: 'the answer leads to another site' });
  };
}
