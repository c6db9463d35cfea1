import { data, type AppLoadContext } from '@remix-run/node';
import { readConsents } from '~/domain/creators/read-consents';
import { findCreatorOf } from '~/domain/creators/find-creator';
import { findTwin } from '~/domain/creators/find-twin';

/** Reads what a person agreed to as a creator; throws 404 for anyone without an application. */
export async function readConsentPage({ domain }: Pick<AppLoadContext, 'domain'>, userId: string) {
  const [creator, twin] = await Promise.all([
    findCreatorOf(domain, userId),
    findTwin(domain.db, userId),
  ]);
  if (!creator) throw data(null, 404);
  const { states, events } = await readConsents(domain.db, creator.id);
  return {
    isLive: twin?.isLive ?? false,
    states: states.map(({ scope, isGiven, givenAt, withdrawnAt, current }) => ({
      scope,
      isGiven,
      at: (isGiven ? givenAt : withdrawnAt)?.toISOString() ?? null,
      text: current.text,
      hash: current.hash,
    })),
    events: events.map(({ id, scope, change, version, hash, at }) => ({
      id,
      scope,
      change,
      version,
      hash,
      at: at.toISOString(),
    })),
  };
}
