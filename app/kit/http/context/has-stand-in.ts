import type { Config } from '~/config/config';
import { loopbackNames } from '~/config/loopback-names';

type Deployed = Pick<Config, 'DEPLOYMENT' | 'MODEL_URL' | 'SANDBOX_PORT'>;

/** Checks whether a demo's characters reply from the sandbox instead of a real model. */
export function hasStandIn({ DEPLOYMENT, MODEL_URL, SANDBOX_PORT }: Deployed): boolean {
  if (DEPLOYMENT !== 'demo' || SANDBOX_PORT === undefined) return false;
  const { hostname, port } = new URL(MODEL_URL);
  return loopbackNames.has(hostname) && port === String(SANDBOX_PORT);
}
