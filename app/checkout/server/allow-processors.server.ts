import type { AppLoadContext } from '@remix-run/node';

/** Lets this document frame the processors' forms and lead to their pages: a checkout's alone. */
export function allowProcessors({
  allowOrigins,
  paymentProviders,
}: Pick<AppLoadContext, 'allowOrigins' | 'paymentProviders'>): void {
  for (const { origins } of paymentProviders) {
    allowOrigins(origins);
  }
}
