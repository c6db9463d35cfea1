import type { Viewer } from '../viewers/viewer';
import type { DomainContext } from '../shared/context';
import { currencySymbol } from '../shared/money';
import { walletSettings } from '../wallet/settings';

/**
 * Returns the currency in which prices are shown: the user's own, or else the one in which tokens are
 * valued.
 */
export async function getCurrency(
  context: DomainContext,
  viewer: Viewer,
): Promise<{ symbol: string; code: string }> {
  const code = await currencyOf(context, viewer);
  return { symbol: currencySymbol(code), code };
}

async function currencyOf(context: DomainContext, viewer: Viewer): Promise<string> {
  const user =
    viewer.kind === 'user'
      ? await context.db('accounts').where({ id: viewer.userId }).first('currency')
      : undefined;
  return user?.currency ?? (await context.settings(walletSettings)).token_currency;
}
