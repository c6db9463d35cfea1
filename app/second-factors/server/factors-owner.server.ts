import { redirect, type AppLoadContext } from '@remix-run/node';
import { endOtherSessions } from '~/domain/sessions/end-sessions';
import { isFreshlyProved } from '~/domain/sessions/fresh-proof';
import type { UserViewer } from '~/domain/viewers/viewer';
import type { Holder } from '~/domain/second-factors/holder';
import { proveHref } from '../prove-href';

/** The owner of the second factors that a page shows and changes. */
export interface FactorsOwner {
  holder: Holder;
  email: string;
  /** The page that shows the factors. */
  place: string;
  /** Checks whether the owner has proved their identity in the last minutes. */
  isFresh: () => Promise<boolean>;
  /** Returns if the owner has proved it. Otherwise they are redirected to do so first. */
  requireFresh: () => Promise<void>;
  endOtherSessions: () => Promise<unknown>;
}

/** Returns a member as the owner, with the page in their settings. */
export function memberAsOwner(context: AppLoadContext, viewer: UserViewer): FactorsOwner {
  const place = '/settings/security#second-step';
  return {
    holder: { kind: 'user', id: viewer.userId },
    email: viewer.email,
    place,
    isFresh: () => isFreshlyProved(context.domain, viewer),
    requireFresh: () => requireFresh(context, viewer, place),
    endOtherSessions: () => endOtherSessions(context.domain, viewer),
  };
}

/**
 * Returns if the user has proved their identity in the last minutes. Otherwise they are redirected to do so
 * first and then come back.
 */
async function requireFresh(
  { domain }: Pick<AppLoadContext, 'domain'>,
  viewer: UserViewer,
  back: string,
): Promise<void> {
  if (await isFreshlyProved(domain, viewer)) return;
  throw redirect(proveHref(back));
}
