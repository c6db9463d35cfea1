import { useTranslation } from 'react-i18next';
import { StaffShell } from '../staff/staff-shell';
import { DecisionButtons } from '../staff/decision-buttons';
import { OpenWords } from '../staff/open-words';
import { Notice } from '../kit/ui/feedback/notice';
import type { ListedNotice, ShownHeld, ShownNotice } from './presenters/notices-for-staff';

interface NoticePageProps {
  notice: ListedNotice;
  held: ShownHeld[];
  /** Its words and pictures; null until they are opened. */
  opened: ShownNotice | null;
  /** Why the last decision was not taken. */
  refused: string | null;
}

/** One notice: what it holds down, its words once they are opened, and the decision. */
export function NoticePage({ notice, held, opened, refused }: NoticePageProps) {
  const { t } = useTranslation('staff');
  const { reference, addresses, found, dueAt, urgency, outcome } = notice;
  const choices = (['uphold', 'reverse'] as const).map((value) => ({
    value: value === 'uphold' ? 'upheld' : 'reversed',
    label: t(`notice.${value}`),
    about: t(`notice.${value}-text`),
    isGrave: value === 'reverse',
  }));
  return (
    <StaffShell
      title={reference}
      about={t('notices.found', { addresses, found })}
      back={{ to: '/admin/notices', label: t('notice.back') }}
    >
      <div className="mt-4 max-w-240 space-y-3">
        {refused && <Notice kind="danger">{t('notice.refused')}</Notice>}
        {outcome && <Notice kind="ok">{t(`notice.outcome.${outcome}`)}</Notice>}
        {!outcome && <Notice kind="info">{t(`notices.due.${urgency}`, { at: dueAt })}</Notice>}
      </div>
      <HeldList held={held} />
      {opened ? <Opened opened={opened} /> : <OpenWords />}
      {opened && outcome !== 'reversed' && (
        <DecisionButtons hidden={{}} choices={choices.filter(({ value }) => value !== outcome)} />
      )}
    </StaffShell>
  );
}

function HeldList({ held }: { held: ShownHeld[] }) {
  const { t } = useTranslation('staff');
  return (
    <section aria-labelledby="held" className="mt-6 max-w-240">
      <h2 id="held" className="text-[1.0625rem]/6 font-[600]">
        {t(held.length > 0 ? 'notice.held' : 'notice.nothing-held')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {held.map(({ kind, subject, cause, takenDownAt, restoredAt }) => (
          <li key={`${kind} ${subject}`} className="type-small break-all">
            {t(`notice.kind.${kind}`)} {subject} · {t(`notice.cause.${cause}`)} ·{' '}
            <span className="tabular-nums">
              {restoredAt === null ? takenDownAt : t('notice.restored', { at: restoredAt })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opened({ opened }: { opened: ShownNotice }) {
  const { t } = useTranslation('staff');
  const { name, standing, shows, message, signature, addresses, pictures } = opened;
  return (
    <section aria-labelledby="words" className="mt-6 max-w-240">
      <h2 id="words" className="text-[1.0625rem]/6 font-[600]">
        {t('notice.words')}
      </h2>
      <p className="mt-2 break-words">
        {t(`notice.standing.${standing}`, { name, signature })} {t(`notice.shows.${shows}`)}
      </p>
      {message && <p className="mt-2 break-words whitespace-pre-line">{message}</p>}
      <ul className="mt-3 grid gap-1">
        {addresses.map(({ line, isFound }) => (
          <li key={line} className="type-small break-all">
            {line} · {t(isFound ? 'notice.is-here' : 'notice.is-not-here')}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <img
            key={index}
            src={picture}
            alt={t('notice.picture', { number: index + 1, of: pictures.length })}
            className="max-h-80 max-w-full"
          />
        ))}
      </p>
    </section>
  );
}
