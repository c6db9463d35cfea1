import { encode } from 'uqr';
import { findBegunApp } from '~/domain/second-factors/begin-app';
import type { Holder } from '~/domain/second-factors/holder';
import { appAddress } from '~/domain/second-factors/time-code';
import type { DomainContext } from '~/domain/shared/context';

/** The data to set up an app: the picture, and the secret for people who type it. */
export interface AppToSetUp {
  /** The secret in groups of four characters. */
  secret: string;
  address: string;
  modules: boolean[][];
}

/** Returns the app whose set-up was started, or null. */
export async function readAppToSetUp(
  domain: DomainContext,
  holder: Holder,
  about: { issuer: string; account: string },
): Promise<AppToSetUp | null> {
  const secret = await findBegunApp(domain, holder);
  if (secret === null) return null;
  const address = appAddress(secret, about);
  const grouped = secret.replace(/.{4}(?=.)/g, '$& ');
  return { secret: grouped, address, modules: encode(address, { border: 2 }).data };
}
