import type { LoaderFunctionArgs } from '@remix-run/node';
import type { BackOffice } from '../../staff/use-staff';
import { Outlet, useRouteError } from '@remix-run/react';
import { useReportError } from '../../kit/errors/use-report-error';
import { StaffError } from '../../staff/staff-error';
import { readStaffPages } from './read-staff-pages.server';
import { staffResources } from '../../staff-resources.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Loads the frame of the back office: every page of it requires its own permission (`requireStaff`). */
export async function loader({ context }: LoaderFunctionArgs): Promise<BackOffice> {
  const staff = await context.staff();
  if (!staff) return { staff: null };
  const { email, role } = staff;
  return { staff: { email, role, pages: await readStaffPages(staffResources, context, role) } };
}

export default function BackOfficeRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  useReportError(error);
  return <StaffError error={error} />;
}
