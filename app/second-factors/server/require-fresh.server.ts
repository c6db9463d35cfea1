import { redirect, type AppLoadContext } from '@remix-run/node';
import { isFreshlyProved } from '~/domain/sessions/fresh-proof';
import type { UserViewer } from '~/domain/viewers/viewer';
import { proveHref } from '../prove-href';

/**
 * Lets on whoever has proved in the last minutes that they are who signed in; others do so first and
 * come back.
 */
export async function requireFresh(
  { domain }: Pick<AppLoadContext, 'domain'>,
  viewer: UserViewer,
  back: string,
): Promise<void> {
  if (await isFreshlyProved(domain, viewer)) return;
  throw redirect(proveHref(back));
}
