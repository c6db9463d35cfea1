import type { AppLoadContext } from '@remix-run/node';
import { audienceOf } from '~/domain/flags/audience';
import { getVariant } from '~/domain/flags/get-user-flags';
import { control } from '~/domain/flags/schema';
import type { UserViewer } from '~/domain/viewers/viewer';

/** Checks whether the user must enter the address of their card. */
export async function requiresAddress(
  { domain }: Pick<AppLoadContext, 'domain'>,
  viewer: UserViewer,
): Promise<boolean> {
  return (await getVariant(domain, 'should-checkout-ask-address', audienceOf(viewer))) !== control;
}
