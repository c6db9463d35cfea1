import { redirect, type AppLoadContext } from '@remix-run/node';
import { ageGateFor } from './age';

/** Returns the state of the age gate; redirects a visitor who stated to be under age. */
export async function ageGateSite(
  { cookieHeader, userAgent, viewer }: AppLoadContext,
  request: Request,
) {
  const ageGate = ageGateFor({
    pathname: new URL(request.url).pathname,
    cookieHeader,
    userAgent,
    isSignedIn: viewer.kind === 'user',
  });
  if (ageGate === 'barred') throw redirect('/under_age');
  return { ageGate };
}
