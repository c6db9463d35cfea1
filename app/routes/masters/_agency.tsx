import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { AgencyShell } from '../../masters/agency-shell';
import { requireMasterViewer } from '../../masters/server/require-master.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Lets only managers in; each page checks it again. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireMasterViewer(request, context);
  return null;
}

export default function AgencyRoute() {
  return (
    <AgencyShell>
      <Outlet />
    </AgencyShell>
  );
}
