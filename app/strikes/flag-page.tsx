import { useTranslation } from 'react-i18next';
import { StaffShell } from '../staff/staff-shell';
import { Notice } from '../kit/ui/feedback/notice';
import { DecisionButtons } from '../staff/decision-buttons';
import { EvidenceList } from './evidence-list';
import { OpenWords } from '../staff/open-words';
import type { SeenIncident, ShownEvidence } from './presenters/flags-for-staff';
import { SeverityMark } from './severity-mark';

interface FlagPageProps {
  incident: SeenIncident;
  /** Null until it is opened. */
  evidence: ShownEvidence | null;
  /** Why the last decision was not taken. */
  refused: string | null;
}

/** One incident: who, what is known of them, what was said once it is opened, and what to decide. */
export function FlagPage({ incident, evidence, refused }: FlagPageProps) {
  const { t } = useTranslation('staff');
  const { decision, suspensionAskedBy } = incident;
  return (
    <StaffShell
      title={t('flag.title')}
      about={t(`flags.kind.${incident.kind}`)}
      back={{ to: '/admin/flags', label: t('flag.back') }}
    >
      <div className="mt-4 max-w-240 space-y-3">
        {refused && <Notice kind="danger">{t(`flag.refused.${refused}`)}</Notice>}
        {decision && <Notice kind="ok">{t(`flag.decided.${decision}`)}</Notice>}
        {!decision && suspensionAskedBy === 'viewer' && (
          <Notice kind="info">{t('flag.suspend-waits')}</Notice>
        )}
      </div>
      <Facts incident={incident} />
      {evidence ? <EvidenceList evidence={evidence} /> : <OpenWords />}
      {evidence && !decision && <Decide incident={incident} />}
    </StaffShell>
  );
}

function Facts({ incident }: { incident: SeenIncident }) {
  const { t } = useTranslation(['staff', 'rules']);
  const { email, state, severity, flags, begunAt, lastFlagAt, points, decisions } = incident;
  return (
    <section
      aria-labelledby="who"
      className="rounded-card border-line-2 bg-card shadow-card mt-4 max-w-240 border p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id="who" className="text-[1.0625rem]/6 font-[600] break-all">
          {email ?? t('flags.visitor')}
        </h2>
        <SeverityMark severity={severity} />
      </div>
      <p className="type-small text-fg-3 mt-1 tabular-nums">
        {t('flags.flags', { count: flags })} · {t('flag.began', { from: begunAt, to: lastFlagAt })}
        {state && ` · ${t('flag.state', { state })}`}
      </p>
      <h3 className="type-caption text-fg-3 mt-4">{t('flag.standing')}</h3>
      <p className="type-small mt-1">
        {t('flag.standing-points', { count: points })}
        {incident.pausedUntil && ` · ${t('flag.standing-paused', { at: incident.pausedUntil })}`}
      </p>
      <ul className="type-small text-fg-2 mt-1 grid gap-1">
        {decisions.map(({ reference, leadsTo, rule, at, isTakenBack }) => (
          <li key={reference}>
            {t('flag.decision', { leadsTo, rule: t(`rules:${rule}`), at })}
            {isTakenBack && ` · ${t('flag.taken-back')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decide({ incident }: { incident: SeenIncident }) {
  const { t } = useTranslation('staff');
  const choice = (value: string, isGrave = false) => ({
    value,
    label: t(`flag.${value}`),
    about: t(`flag.${value}-text`),
    isGrave,
  });
  const isAgreed = incident.suspensionAskedBy === 'colleague';
  const suspend = {
    value: 'suspend',
    label: t(isAgreed ? 'flag.suspend-agree' : 'flag.suspend'),
    about: t(isAgreed ? 'flag.suspend-agree-text' : 'flag.suspend-text'),
    isGrave: true,
  };
  const mayBeSuspended = !incident.isVisitor && incident.suspensionAskedBy !== 'viewer';
  const choices = incident.isOfCharacter
    ? [choice('no-violation'), choice('noted')]
    : [
        choice('no-violation'),
        choice('warn'),
        choice('strike', true),
        ...(mayBeSuspended ? [suspend] : []),
      ];
  return <DecisionButtons hidden={{ seen: incident.flags }} choices={choices} />;
}
