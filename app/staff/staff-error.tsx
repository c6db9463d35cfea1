import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { readSite } from '../kit/site/read-site.server';
import { Notice } from '../kit/ui/feedback/notice';
import { StaffShell } from './staff-shell';

/** The data of a 403 response: the roles with the permission that is missing. */
const forbiddenSchema = z.object({ roles: z.array(z.string()) });

/** Shows a failed or forbidden page of the back office in its usual frame, with a way to continue. */
export function StaffError({ error }: { error: unknown }) {
  const { t } = useTranslation('staff');
  const { pathname, search } = useLocation();
  const requestId = useRouteLoaderData<typeof readSite>('root')?.requestId;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const forbidden = forbiddenSchema.safeParse(isRouteErrorResponse(error) ? error.data : null);
  if (status === 403) {
    const roles = forbidden.success ? forbidden.data.roles : [];
    return (
      <StaffShell title={t('error.forbidden')} about={t('error.forbidden-text')}>
        {roles.length > 0 && (
          <div className="mt-6 max-w-180">
            <p className="type-small text-fg-2">{t('error.roles')}</p>
            <ul className="mt-2 list-inside list-disc">
              {roles.map((role) => (
                <li key={role}>{t(`role.${role}`, { defaultValue: role })}</li>
              ))}
            </ul>
          </div>
        )}
      </StaffShell>
    );
  }
  if (status < 500) {
    return (
      <StaffShell title={t('error.not-found')} about={t('error.not-found-text')}>
        {null}
      </StaffShell>
    );
  }
  return (
    <StaffShell title={t('error.failed')} about={t('error.failed-text')}>
      <div className="mt-6 max-w-180">
        <Notice
          kind="danger"
          action={
            <Link
              to={`${pathname}${search}`}
              reloadDocument
              className="rounded-small inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {t('error.retry')}
            </Link>
          }
        >
          {t('error.number', { number: requestId ?? '–' })}
        </Notice>
      </div>
    </StaffShell>
  );
}
