import type { LoaderFunctionArgs } from '@remix-run/node';
import { isWelcomeBackDue } from '~/domain/offers/open-offers';

/** Whether whoever asks is to be welcomed back; never where staff stand in for them. */
export async function loader({ context: { domain, viewer } }: LoaderFunctionArgs) {
  const isOwn = viewer.kind === 'user' && viewer.actorId === viewer.userId;
  return { isDue: isOwn && viewer.isVerified && (await isWelcomeBackDue(domain, viewer)) };
}
