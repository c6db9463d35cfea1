import type { AppLoadContext } from '@remix-run/node';
import { findPauses } from '~/domain/subscriptions/pause-subscription';
import type { PauseChoices } from '../subscription-page-view';

/** Returns the pauses that a person can choose, for display; null if there are none. */
export async function readPauses(
  { domain }: AppLoadContext,
  userId: string,
): Promise<PauseChoices | null> {
  const offered = await findPauses(domain, userId);
  return (
    offered && {
      from: offered.from.toISOString(),
      options: offered.options.map(({ months, until }) => ({
        months,
        until: until.toISOString(),
      })),
    }
  );
}
