import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { readStaffPages } from '../staff/server/read-staff-pages.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

/** The back office: every page of it asks for its own permission (`requireStaff`). */
export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await context.staff();
  if (!staff) return { staff: null };
  const { email, role } = staff;
  return { staff: { email, role, pages: await readStaffPages(context, role) } };
}

export default function BackOffice() {
  return <Outlet />;
}
