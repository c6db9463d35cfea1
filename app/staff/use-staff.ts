import { useRouteLoaderData } from '@remix-run/react';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import type { PageLink } from './resources/shown';

/** The data of every page of the back office. */
export interface BackOffice {
  staff: (Pick<StaffSession, 'email' | 'role'> & { pages: PageLink[] }) | null;
}

/** Returns the data of the signed-in member of staff; null during the sign-in. */
export function useStaff() {
  return useRouteLoaderData<() => Promise<BackOffice>>('routes/_admin')?.staff ?? null;
}
