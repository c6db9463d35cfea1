import type { AppLoadContext } from '@remix-run/node';
import { getBalance } from '~/domain/wallet/get-balance';

const underWay = new WeakMap<object, Promise<number>>();

/**
 * Returns the member's balance, read once per request so that the shell and its page show the same. Only
 * for loaders, which run after all changes of the request.
 */
export function readOwnBalance(
  context: Pick<AppLoadContext, 'domain'>,
  userId: string,
): Promise<number> {
  const reading = underWay.get(context) ?? getBalance(context.domain, userId);
  underWay.set(context, reading);
  return reading;
}
