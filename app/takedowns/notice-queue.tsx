import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { StaffShell } from '../staff/staff-shell';
import { PageTurner } from '../strikes/page-turner';
import type { ListedNotice } from './presenters/notices-for-staff';

interface NoticeQueueProps {
  notices: ListedNotice[];
  nextCursor: string | null;
  isLater: boolean;
}

/** Notices that nobody has decided about, the next to be due first. */
export function NoticeQueue({ notices, nextCursor, isLater }: NoticeQueueProps) {
  const { t } = useTranslation('staff');
  return (
    <StaffShell
      title={t('notices.title')}
      about={t(notices.length > 0 ? 'notices.text' : 'notices.none')}
    >
      <ul className="mt-6 grid max-w-240 gap-3">
        {notices.map(({ caseId, reference, addresses, found, dueAt, urgency }) => (
          <li
            key={caseId}
            className="rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 relative flex flex-wrap items-center gap-x-6 gap-y-1 border p-4 transition"
          >
            <span className="min-w-0 flex-1 basis-60">
              <Link
                to={`/admin/notices/${caseId}`}
                className="rounded-small font-[560] after:absolute after:inset-0"
              >
                {reference}
              </Link>
              <span className="type-small text-fg-2 block">
                {t('notices.found', { addresses, found })}
              </span>
            </span>
            <span
              className={clsx(
                'type-caption tabular-nums',
                urgency === 'later' ? 'text-fg-3' : 'text-danger',
              )}
            >
              {t(`notices.due.${urgency}`, { at: dueAt })}
            </span>
          </li>
        ))}
      </ul>
      <PageTurner path="/admin/notices" nextCursor={nextCursor} isLater={isLater} />
    </StaffShell>
  );
}
