import { useRouteLoaderData } from '@remix-run/react';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import type { PageLink, WaitingShown } from './resources/shown';

/** The data of every page of the back office. */
export interface BackOffice {
  staff:
    | (Pick<StaffSession, 'email' | 'role'> & {
        /** The pages that the role may open. */
        pages: PageLink[];
        waiting: WaitingShown[];
        /** The time of the server, ISO 8601. */
        now: string;
      })
    | null;
}

/** Returns the data of the signed-in member of staff; null during the sign-in. */
export function useStaff() {
  return useRouteLoaderData<() => Promise<BackOffice>>('routes/_admin')?.staff ?? null;
}
