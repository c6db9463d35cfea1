import { encode } from 'uqr';
import { findBegunApp } from '~/domain/second-factors/begin-app';
import type { Holder } from '~/domain/second-factors/holder';
import { appAddress } from '~/domain/second-factors/time-code';
import type { DomainContext } from '~/domain/shared/context';

/** What somebody needs to set up their app: the picture, and the secret for those who type it. */
export interface AppToSetUp {
  /** In groups of four. */
  secret: string;
  address: string;
  modules: boolean[][];
}

/** The app whose set-up was begun; null where none was. */
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
