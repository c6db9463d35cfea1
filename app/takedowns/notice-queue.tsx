import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { QueueRow } from '../staff/queue-row';
import { StaffShell } from '../staff/staff-shell';
import { PageTurner } from '../staff/page-turner';
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
          <QueueRow
            key={caseId}
            to={`/admin/notices/${caseId}`}
            title={reference}
            about={t('notices.found', { addresses, found })}
            time={
              <span className={clsx(urgency !== 'later' && 'text-danger')}>
                {t(`notices.due.${urgency}`, { at: dueAt })}
              </span>
            }
          />
        ))}
      </ul>
      <PageTurner path="/admin/notices" nextCursor={nextCursor} isLater={isLater} />
    </StaffShell>
  );
}
