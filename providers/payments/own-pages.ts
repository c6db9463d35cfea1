import { PaymentProviderFailed } from './payment-provider';

/** Lets an address through that is on a processor's pages; throws PaymentProviderFailed otherwise. */
export function pagesAt(origins: readonly string[]): (address: string) => string {
  return (address) => {
    if (origins.includes(new URL(address).origin)) return address;
    throw new PaymentProviderFailed('invalid', { cause: 'the answer leads to another site' });
  };
}
