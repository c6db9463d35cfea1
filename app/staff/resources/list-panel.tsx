import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Notice } from '../../kit/ui/feedback/notice';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { CellText } from './cell-text';
import { DoneAct } from './done-act';
import type { PanelShown } from './shown';

/** The maximum number of acts at the foot. The page has all of them. */
const mostActs = 3;

/** Shows an item beside its list: facts, last acts, and links to its acts. */
export function ListPanel({ panel }: { panel: PanelShown }) {
  const { t } = useTranslation('staff');
  const { thing, openTo, closeTo, upTo, downTo } = panel;
  return (
    <aside
      aria-label={thing?.title ?? t('panel.gone')}
      className="rounded-card border-line-2 bg-card shadow-card min-w-0 border min-[1100px]:sticky min-[1100px]:top-4"
    >
      <header className="border-line flex min-h-12 items-center gap-1 border-b ps-4 pe-1">
        <h2 className="type-small flex min-w-0 flex-1 flex-wrap items-center gap-x-3 font-[600]">
          <span className="min-w-0 truncate">{thing?.title}</span>
          {thing?.states.map((state) => (
            <CellText key={state.text} cell={state} />
          ))}
        </h2>
        {upTo && <PanelLink to={upTo} icon="chevron-up" label={t('panel.up')} />}
        {downTo && <PanelLink to={downTo} icon="chevron-down" label={t('panel.down')} />}
        {thing && <PanelLink to={openTo} icon="arrow-up-right" label={t('panel.open')} />}
        <PanelLink to={closeTo} icon="x" label={t('panel.close')} />
      </header>
      {thing ? (
        <Contents thing={thing} openTo={openTo} />
      ) : (
        <p className="text-fg-2 p-4">{t('panel.gone')}</p>
      )}
    </aside>
  );
}

function PanelLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      preventScrollReset
      data-panel={icon}
      className={iconButtonClass('plain', 'lg:size-9')}
    >
      <Icon name={icon} size={18} />
    </Link>
  );
}

interface ContentsProps {
  thing: NonNullable<PanelShown['thing']>;
  openTo: string;
}

function Contents({ thing: { about, notices, facts, done, acts }, openTo }: ContentsProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <div className="space-y-3 p-4">
        {about && <p className="type-small text-fg-3 break-words">{about}</p>}
        {notices.map(({ kind, text }) => (
          <Notice key={text} kind={kind}>
            {text}
          </Notice>
        ))}
        <dl className="type-small grid gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-x-3">
              <dt className="text-fg-3 w-28 shrink-0">{label}</dt>
              <dd className="min-w-0 break-words tabular-nums">
                <CellText cell={value} />
              </dd>
            </div>
          ))}
        </dl>
        {done.length > 0 && (
          <section className="border-line border-t pt-3">
            <h3 className="type-eyebrow text-fg-3 mb-2">{t('panel.latest')}</h3>
            <ol className="grid gap-3">
              {done.map((act) => (
                <DoneAct key={act.id} act={act} />
              ))}
            </ol>
          </section>
        )}
      </div>
      <footer className="border-line flex flex-wrap gap-2.5 border-t p-3">
        {acts.slice(0, mostActs).map(({ name, label, isGrave }) => (
          <ButtonLink
            key={name}
            to={`${openTo}#act-${name}`}
            kind={isGrave ? 'danger' : 'outline'}
            size="small"
            className="max-lg:min-h-11"
          >
            {label}
          </ButtonLink>
        ))}
        {acts.length === 0 && (
          <ButtonLink to={openTo} kind="outline" size="small" className="max-lg:min-h-11">
            {t('panel.open')}
          </ButtonLink>
        )}
      </footer>
    </>
  );
}
