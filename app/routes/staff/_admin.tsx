import type { LoaderFunctionArgs } from '@remix-run/node';
import type { BackOffice } from '../../staff/use-staff';
import { Outlet, useRouteError, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useReportError } from '../../kit/errors/use-report-error';
import { ignoreModalChanges, isPlainVisit } from '../../kit/revalidation/ignore-modal-changes';
import { readWaiting } from '../../staff/resources/read-waiting.server';
import { wordsOf } from '../../staff/resources/words.server';
import { StaffError } from '../../staff/staff-error';
import { readStaffPages } from './read-staff-pages.server';
import { staffResources } from '../../staff-resources.server';

/** Reloads what waits after an act, and for the home page, which shows it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isVisit = isPlainVisit(args) && args.currentUrl.href !== args.nextUrl.href;
  return isVisit ? args.nextUrl.pathname === '/admin' : ignoreModalChanges(args);
}

/** Loads the frame of the back office: every page of it requires its own permission (`requireStaff`). */
export async function loader({ context }: LoaderFunctionArgs): Promise<BackOffice> {
  const staff = await context.staff();
  if (!staff) return { staff: null };
  const { email, role } = staff;
  const [pages, waiting] = await Promise.all([
    readStaffPages(staffResources, context, role),
    readWaiting(staffResources, { context, staff, words: await wordsOf(context) }),
  ]);
  const now = context.domain.now().toISOString();
  return { staff: { email, role, pages, waiting, now } };
}

export default function BackOfficeRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  useReportError(error);
  return <StaffError error={error} />;
}
