import type { AppLoadContext } from '@remix-run/node';
import { getBalance } from '~/domain/wallet/get-balance';

const underWay = new WeakMap<object, Promise<number>>();

/**
 * What the member who asks has, once a request: the shell and the page in it tell the same. For loaders
 * alone, which run after whatever the request changes.
 */
export function readOwnBalance(
  context: Pick<AppLoadContext, 'domain'>,
  userId: string,
): Promise<number> {
  const reading = underWay.get(context) ?? getBalance(context.domain, userId);
  underWay.set(context, reading);
  return reading;
}
