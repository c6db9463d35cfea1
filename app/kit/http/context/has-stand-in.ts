import type { Config } from '~/config/config';
import { loopbackNames } from '~/config/loopback-names';
import { shownModelName } from './shown-model-name';

type Deployed = Pick<Config, 'DEPLOYMENT' | 'MODEL_URL' | 'MODEL_FALLBACK_URL' | 'SANDBOX_PORT'>;

/** Checks whether a demo's characters reply from the sandbox: always, or while their model is unavailable. */
export function hasStandIn(config: Deployed): boolean {
  return isSandbox(config, config.MODEL_URL) || isSandbox(config, config.MODEL_FALLBACK_URL);
}

/** A demo's language model, which its chats name. */
export interface DemoModel {
  name: string;
  /** The name under which replies of the stand-in are recorded. */
  standIn: string;
}

/** Returns the model that a demo's stand-in replaces while it is unavailable; null if there is none. */
export function demoModelOf(
  config: Deployed & Pick<Config, 'MODEL_NAME' | 'MODEL_FALLBACK_NAME'>,
): DemoModel | null {
  const { MODEL_URL, MODEL_NAME, MODEL_FALLBACK_URL, MODEL_FALLBACK_NAME: standIn } = config;
  const isReplaced = isSandbox(config, MODEL_FALLBACK_URL) && !isSandbox(config, MODEL_URL);
  if (!isReplaced || standIn === undefined) return null;
  return { name: shownModelName(MODEL_NAME), standIn };
}

function isSandbox({ DEPLOYMENT, SANDBOX_PORT }: Deployed, address: string | undefined): boolean {
  if (DEPLOYMENT !== 'demo' || SANDBOX_PORT === undefined || address === undefined) return false;
  const { hostname, port } = new URL(address);
  return loopbackNames.has(hostname) && port === String(SANDBOX_PORT);
}
