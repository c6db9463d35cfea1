import { useTranslation } from 'react-i18next';
import type { StaffListed } from '~/domain/staff/list-staff';
import { ButtonLink } from '../kit/ui/buttons/button';
import { Notice } from '../kit/ui/feedback/notice';
import { StaffShell } from './staff-shell';

interface StaffListProps {
  viewerId: string;
  members: StaffListed[];
  wasReset: boolean;
}

/** Who works here and what they sign in with, for whoever lets in those who have lost it. */
export function StaffList({ viewerId, members, wasReset }: StaffListProps) {
  const { t } = useTranslation('staff');
  return (
    <StaffShell title={t('staff')} about={t('staff-text')}>
      <div className="mt-6 max-w-240 space-y-4">
        {wasReset && <Notice kind="ok">{t('reset.done')}</Notice>}
        <ul className="divide-line rounded-card border-line-2 bg-card shadow-card divide-y overflow-hidden border">
          {members.map((member) => (
            <Member key={member.id} member={member} isViewer={member.id === viewerId} />
          ))}
        </ul>
      </div>
    </StaffShell>
  );
}

function Member({ member, isViewer }: { member: StaffListed; isViewer: boolean }) {
  const { t } = useTranslation('staff');
  const { id, email, role, passkeys, hasApp } = member;
  const factors = [
    ...(passkeys > 0 ? [t('factors.passkeys', { count: passkeys })] : []),
    ...(hasApp ? [t('factors.app')] : []),
  ];
  const mayReset = !isViewer && factors.length > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[540] break-all">{email}</p>
        <p className="type-caption text-fg-3 mt-0.5">
          {[t(`role.${role}`), factors.join(', ') || t('factors.none')].join(' · ')}
        </p>
      </div>
      {isViewer && (
        <ButtonLink to="/admin/security" kind="soft" size="small">
          {t('security')}
        </ButtonLink>
      )}
      {mayReset && (
        <ButtonLink
          to={`/admin/staff/${id}/reset`}
          kind="soft"
          size="small"
          aria-label={t('reset.of', { email })}
        >
          {t('reset.do')}
        </ButtonLink>
      )}
    </li>
  );
}
