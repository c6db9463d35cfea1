import type { Webhooks } from '../processor/webhooks';
import type { SandboxContext } from '../sandbox-provider';
import type { IdentitySessions } from './sessions';

export const base = '/identity';
export const title = 'Identity provider';

/** What the routes of the identity provider have in common. */
export interface Parts {
  context: SandboxContext;
  sessions: IdentitySessions;
  webhooks: Webhooks;
}
