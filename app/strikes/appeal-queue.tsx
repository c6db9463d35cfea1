import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { StaffShell } from '../staff/staff-shell';
import { PageTurner } from './page-turner';
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
          <li
            key={strikeId}
            className="rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 relative flex flex-wrap items-center gap-x-6 gap-y-1 border p-4 transition"
          >
            <span className="min-w-0 flex-1 basis-60">
              <Link
                to={`/admin/appeals/${strikeId}`}
                className="rounded-small font-[560] break-all after:absolute after:inset-0"
              >
                {email ?? t('flags.visitor')}
              </Link>
              <span className="type-small text-fg-2 block">
                {t(`standing:leads-to.${leadsTo}`)} · {t(`rules:${rule}`)}
              </span>
            </span>
            <span className="type-caption text-fg-3 tabular-nums">{appealedAt}</span>
          </li>
        ))}
      </ul>
      <PageTurner path="/admin/appeals" nextCursor={nextCursor} isLater={isLater} />
    </StaffShell>
  );
}
