import { useTranslation } from 'react-i18next';
import { StaffShell } from '../staff/staff-shell';
import { Notice } from '../kit/ui/feedback/notice';
import { DecisionButtons } from '../staff/decision-buttons';
import { EvidenceList } from './evidence-list';
import { OpenWords } from '../staff/open-words';
import type { SeenAppeal, ShownEvidence } from './presenters/flags-for-staff';

interface AppealPageProps {
  appeal: SeenAppeal;
  /** Both sides' words; null until they are opened. */
  opened: { evidence: ShownEvidence; message: string } | null;
  /** Why the last answer was not taken. */
  refused: string | null;
}

/** One appeal: what was decided, what is said against it once it is opened, and the answer. */
export function AppealPage({ appeal, opened, refused }: AppealPageProps) {
  const { t } = useTranslation(['staff', 'rules', 'standing']);
  const { email, rule, leadsTo, givenAt, isByFilter, outcome, mayAnswer } = appeal;
  const choices = (['grant', 'decline'] as const).map((value) => ({
    value: value === 'grant' ? 'granted' : 'declined',
    label: t(`appeal.${value}`),
    about: t(`appeal.${value}-text`),
  }));
  return (
    <StaffShell
      title={t('appeal.title')}
      about={t(`rules:${rule}`)}
      back={{ to: '/admin/appeals', label: t('appeal.back') }}
    >
      <div className="mt-4 max-w-240 space-y-3">
        {refused && <Notice kind="danger">{t(`flag.refused.${refused}`)}</Notice>}
        {outcome && <Notice kind="ok">{t(`appeal.answered.${outcome}`)}</Notice>}
        {!outcome && !mayAnswer && <Notice kind="info">{t('appeal.own-team')}</Notice>}
      </div>
      <section
        aria-labelledby="who"
        className="rounded-card border-line-2 bg-card shadow-card mt-4 max-w-240 border p-5"
      >
        <h2 id="who" className="text-[1.0625rem]/6 font-[600] break-all">
          {email ?? t('flags.visitor')}
        </h2>
        <p className="type-small text-fg-3 mt-1 tabular-nums">
          {t('appeal.about', { leadsTo: t(`standing:leads-to.${leadsTo}`), at: givenAt })}
        </p>
        <p className="type-small text-fg-2 mt-1">
          {t(isByFilter ? 'appeal.by-filter' : 'appeal.by-staff')}
        </p>
      </section>
      {opened ? (
        <>
          <section aria-labelledby="words" className="mt-6 max-w-240">
            <h2 id="words" className="text-[1.0625rem]/6 font-[600]">
              {t('appeal.words')}
            </h2>
            <p className="mt-2 break-words whitespace-pre-line">{opened.message}</p>
          </section>
          <EvidenceList evidence={opened.evidence} />
        </>
      ) : (
        <OpenWords />
      )}
      {opened && !outcome && mayAnswer && <DecisionButtons hidden={{}} choices={choices} />}
    </StaffShell>
  );
}
