import { redirect, type AppLoadContext } from '@remix-run/node';
import { ageGateFor } from './age';

/** How the age gate stands; whoever has said that they are too young is sent away. */
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
