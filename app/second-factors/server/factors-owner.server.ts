import { redirect, type AppLoadContext } from '@remix-run/node';
import { endOtherSessions } from '~/domain/sessions/end-sessions';
import { isFreshlyProved } from '~/domain/sessions/fresh-proof';
import type { UserViewer } from '~/domain/viewers/viewer';
import type { Holder } from '~/domain/second-factors/holder';
import { proveHref } from '../prove-href';

/** Whose second factors a page shows and changes. */
export interface FactorsOwner {
  holder: Holder;
  email: string;
  /** Where they are shown. */
  place: string;
  /** Whether the owner has proved in the last minutes that it is them. */
  isFresh: () => Promise<boolean>;
  /** Lets on whoever has; others do so first and come back. */
  requireFresh: () => Promise<void>;
  endOtherSessions: () => Promise<unknown>;
}

/** A member, at their settings. */
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
 * Lets on whoever has proved in the last minutes that they are who signed in; others do so first and
 * come back.
 */
async function requireFresh(
  { domain }: Pick<AppLoadContext, 'domain'>,
  viewer: UserViewer,
  back: string,
): Promise<void> {
  if (await isFreshlyProved(domain, viewer)) return;
  throw redirect(proveHref(back));
}
