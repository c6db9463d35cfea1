import type { LoaderFunctionArgs } from '@remix-run/node';
import type { BackOffice } from '../staff/use-staff';
import { Outlet } from '@remix-run/react';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

/** The back office: every page of it asks for its own permission (`requireStaff`). */
export async function loader({ context }: LoaderFunctionArgs): Promise<BackOffice> {
  const staff = await context.staff();
  return { staff: staff && { email: staff.email, role: staff.role } };
}

export default function BackOfficeRoute() {
  return <Outlet />;
}
