import type { AppLoadContext } from '@remix-run/node';

/** Allows this document to frame the processors' forms and link to their pages; used only for checkouts. */
export function allowProcessors({
  allowOrigins,
  paymentProviders,
}: Pick<AppLoadContext, 'allowOrigins' | 'paymentProviders'>): void {
  for (const { origins } of paymentProviders) {
    allowOrigins(origins);
  }
}
