import type { AppLoadContext } from '@remix-run/node';
import { isFactorRequired } from '~/domain/second-factors/factor-required';
import { listFactors } from '~/domain/second-factors/list-factors';
import { readAppToSetUp } from './app-to-set-up.server';
import type { FactorsOwner } from './factors-owner.server';
import type { ShownFactors } from '../factors-section';

/**
 * Returns the data about a person's second factors. The secret of an app that is being set up is included
 * only if the person has just proved their identity.
 */
export async function readFactors(
  { domain, product }: Pick<AppLoadContext, 'domain' | 'product'>,
  { holder, email, isFresh }: FactorsOwner,
): Promise<ShownFactors> {
  const [factors, isRequired, mayBegin] = await Promise.all([
    listFactors(domain.db, holder),
    isFactorRequired(domain, holder.kind),
    isFresh(),
  ]);
  const about = { issuer: product.name, account: email };
  const count = factors.passkeys.length + (factors.appSince ? 1 : 0);
  return {
    holder: holder.kind,
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    appSince: factors.appSince?.toISOString() ?? null,
    appUsedAt: factors.appUsedAt?.toISOString() ?? null,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    isLastKept: isRequired && count === 1,
    appToSetUp: mayBegin ? await readAppToSetUp(domain, holder, about) : null,
  };
}
