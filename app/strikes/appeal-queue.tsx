import { useTranslation } from 'react-i18next';
import { QueueRow } from '../staff/queue-row';
import { StaffShell } from '../staff/staff-shell';
import { PageTurner } from '../staff/page-turner';
import type { ListedAppeal } from './presenters/flags-for-staff';

interface AppealQueueProps {
  appeals: ListedAppeal[];
  nextCursor: string | null;
  isLater: boolean;
}

/** Appeals that wait for an answer, the oldest first. */
export function AppealQueue({ appeals, nextCursor, isLater }: AppealQueueProps) {
  const { t } = useTranslation(['staff', 'rules', 'standing']);
  return (
    <StaffShell
      title={t('appeals.title')}
      about={t(appeals.length > 0 ? 'appeals.text' : 'appeals.none')}
    >
      <ul className="mt-6 grid max-w-240 gap-3">
        {appeals.map(({ strikeId, rule, leadsTo, email, appealedAt }) => (
          <QueueRow
            key={strikeId}
            to={`/admin/appeals/${strikeId}`}
            title={email ?? t('flags.visitor')}
            about={`${t(`standing:leads-to.${leadsTo}`)} · ${t(`rules:${rule}`)}`}
            time={appealedAt}
          />
        ))}
      </ul>
      <PageTurner path="/admin/appeals" nextCursor={nextCursor} isLater={isLater} />
    </StaffShell>
  );
}
