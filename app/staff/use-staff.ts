import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../routes/_admin';

/** Who of the staff is signed in; null while they sign in. */
export function useStaff() {
  return useRouteLoaderData<typeof loader>('routes/_admin')?.staff ?? null;
}
