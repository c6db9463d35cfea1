import type { Config } from '~/config/config';
import { loopbackNames } from '~/config/loopback-names';

type Deployed = Pick<Config, 'DEPLOYMENT' | 'MODEL_URL' | 'SANDBOX_PORT'>;

/** Whether a demo's characters speak with the sandbox's own voice, and with no real model. */
export function hasStandIn({ DEPLOYMENT, MODEL_URL, SANDBOX_PORT }: Deployed): boolean {
  if (DEPLOYMENT !== 'demo' || SANDBOX_PORT === undefined) return false;
  const { hostname, port } = new URL(MODEL_URL);
  return loopbackNames.has(hostname) && port === String(SANDBOX_PORT);
}
