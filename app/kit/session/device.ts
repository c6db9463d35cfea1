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
  /** Returns the cookie for a browser that has requested a code; empty if it has the cookie already. */
  keep(): string[];
  /** Returns the cookie to set after a sign-in to the account of this e-mail address. */
  remember(account: string): string[];
}

interface Arrival {
  token: string | undefined;
  address: string;
}

/**
 * Reads the device of a request. A browser without a genuine cookie is a new device, and the response must
 * set its cookie.
 */
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
