import type { Webhooks } from '../processor/webhooks';
import type { SandboxContext } from '../sandbox-provider';
import type { IdentitySessions } from './sessions';

export const base = '/identity';
export const title = 'Identity provider';

/** The parts that the routes of the identity provider share. */
export interface Parts {
  context: SandboxContext;
  sessions: IdentitySessions;
  webhooks: Webhooks;
}
