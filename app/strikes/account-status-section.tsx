import { Trans, useTranslation } from 'react-i18next';
import { LocalTime } from '../kit/site/local-time';
import { Notice } from '../kit/ui/feedback/notice';
import { AppealForm } from './appeal-form';
import type { ShownDecision, ShownStatus } from './presenters/status-for-fan';
import { SettingsSection } from '../kit/shell/settings-section';

const moment = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

interface AccountStatusSectionProps {
  status: ShownStatus;
  maxLength: number;
  /** True if the person has just sent an appeal. */
  isAppealed: boolean;
}

/** Shows the person's status under the rules: the current strikes, their expiry, and the appeals. */
export function AccountStatusSection({ status, maxLength, isAppealed }: AccountStatusSectionProps) {
  const { t } = useTranslation('standing');
  const { points, pausedUntil, decisions } = status;
  return (
    <SettingsSection id="standing" title={t('title')} about={t('about')}>
      <div className="space-y-4">
        {isAppealed && <Notice kind="ok">{t('appeal.sent')}</Notice>}
        {pausedUntil && (
          <Notice kind="warm" icon="pause">
            <Trans
              t={t}
              i18nKey="paused"
              components={{ time: <LocalTime at={pausedUntil} format={moment} /> }}
            />
          </Notice>
        )}
        <p className="type-h3">{points > 0 ? t('points', { count: points }) : t('clear')}</p>
        {decisions.length > 0 && (
          <ul aria-label={t('decisions')} className="grid gap-3">
            {decisions.map((decision) => (
              <Decision key={decision.reference} decision={decision} maxLength={maxLength} />
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  );
}

function Decision({ decision, maxLength }: { decision: ShownDecision; maxLength: number }) {
  const { t } = useTranslation(['standing', 'rules']);
  const { reference, rule, leadsTo, points, givenAt, expiresAt, appeal } = decision;
  const state = decision.isTakenBack ? t('taken-back') : t('over');
  return (
    <li
      id={reference}
      className="rounded-card border-line-2 bg-card shadow-card scroll-mt-24 border p-5"
    >
      <h3 className="font-[560]">{t(`leads-to.${leadsTo}`)}</h3>
      <p className="text-fg-2 mt-1">{t('rule', { rule: t(`rules:${rule}`) })}</p>
      <p className="type-small text-fg-2 mt-1">
        {t(decision.isByFilter ? 'by.filter' : 'by.staff')}
      </p>
      <p className="type-small text-fg-3 mt-1">
        <Trans
          t={t}
          i18nKey="given"
          values={{ reference }}
          components={{ time: <LocalTime at={givenAt} format={day} /> }}
        />
      </p>
      <p className="type-small text-fg-3 mt-0.5">
        {decision.counts ? (
          <Trans
            t={t}
            i18nKey="counts"
            count={points}
            components={{ time: <LocalTime at={expiresAt} format={day} /> }}
          />
        ) : (
          state
        )}
      </p>
      {appeal && (
        <p className="type-small text-fg-2 mt-3">
          {appeal.outcome ? (
            t(`appeal.${appeal.outcome}`)
          ) : (
            <Trans
              t={t}
              i18nKey="appeal.waiting"
              components={{ time: <LocalTime at={appeal.at} format={day} /> }}
            />
          )}
        </p>
      )}
      {decision.counts && <p className="type-small text-fg-3 mt-3">{t('redress')}</p>}
      {decision.mayAppeal && <AppealForm reference={reference} maxLength={maxLength} />}
    </li>
  );
}
