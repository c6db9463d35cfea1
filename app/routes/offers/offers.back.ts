import type { LoaderFunctionArgs } from '@remix-run/node';
import { isWelcomeBackDue } from '~/domain/offers/open-offers';

/** Returns whether the user is due a welcome-back offer; never when staff act for them. */
export async function loader({ context: { domain, viewer } }: LoaderFunctionArgs) {
  const isOwn = viewer.kind === 'user' && viewer.actorId === viewer.userId;
  return { isDue: isOwn && viewer.isVerified && (await isWelcomeBackDue(domain, viewer)) };
}
