import {
  isKnownTo,
  newDevice,
  readDeviceToken,
  withAccount,
  writeDeviceToken,
} from '~/domain/sessions/device-token';
import type { Asker } from '~/domain/viewers/asker';
import type { DomainContext } from '~/domain/shared/context';
import { networkOf } from '~/domain/shared/origin/network-of';
import type { SiteCookies } from './cookies';

/** The browser of a request, by its device cookie. */
export interface VisitingDevice extends Asker {
  /** What a browser must be given that has asked for a code; nothing where it has it already. */
  keep(): string[];
  /** What it must be given once somebody has signed in with it to the account of an address. */
  remember(account: string): string[];
}

interface Arrival {
  token: string | undefined;
  address: string;
}

/** A browser without a genuine cookie is a new one, whose answer must keep it. */
export function readDevice(
  { domain, cookies }: { domain: Pick<DomainContext, 'keys'>; cookies: SiteCookies },
  { token, address }: Arrival,
): VisitingDevice {
  const key = domain.keys.device;
  const carried = token === undefined ? null : readDeviceToken(key, token);
  const device = carried ?? newDevice();
  const set = (changed: typeof device) => cookies.keepDevice(writeDeviceToken(key, changed));
  return {
    id: device.id,
    network: networkOf(address),
    isKnownTo: (account) => isKnownTo(key, device, account),
    keep: () => (carried ? [] : set(device)),
    remember: (account) => set(withAccount(key, device, account)),
  };
}
