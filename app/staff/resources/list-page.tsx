import { Link, useActionData, useNavigation } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { StaffShell } from '../staff-shell';
import { ListFilters } from './list-filters';
import { ListPanel } from './list-panel';
import { ListTable } from './list-table';
import { ListViews } from './list-views';
import type { ListShown, ThingResponse } from './shown';

/** Renders a list of the back office as a table, and as cards below 768 px. */
export function ListPage({ list }: { list: ListShown }) {
  const { title, about, rows, create, panel } = list;
  return (
    <StaffShell title={title} about={about} primary={create}>
      <Notices list={list} />
      <ListViews list={list} />
      <ListFilters list={list} />
      <div
        className={clsx(
          'mt-3 grid gap-4',
          panel && 'items-start min-[1100px]:grid-cols-[minmax(0,1fr)_440px]',
        )}
      >
        <Rows list={list} isBeside={panel !== null} />
        {panel && <ListPanel panel={panel} />}
      </div>
      {rows.length > 0 && <p className="sr-only">{list.position}</p>}
    </StaffShell>
  );
}

/** Shows what happened just now, with its undo, and what does not fit. */
function Notices({ list: { path, done, notices, viewChange } }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const refused = useActionData<ThingResponse>()?.refused;
  return (
    <div className="mt-3 max-w-240 space-y-3 empty:hidden">
      {refused !== undefined && <Notice kind="danger">{refused}</Notice>}
      {done && <Notice kind="ok">{done}</Notice>}
      {viewChange && (
        <Notice
          kind="ok"
          action={
            <ActForm action={path}>
              <input type="hidden" name="view" value={viewChange.id} />
              <SubmitButton intent="view-undo" kind="outline" size="small" aria-keyshortcuts="Z">
                {t('views.undo')}
              </SubmitButton>
            </ActForm>
          }
        >
          {viewChange.text}
        </Notice>
      )}
      {notices.map(({ kind, text }) => (
        <Notice key={text} kind={kind}>
          {text}
        </Notice>
      ))}
    </div>
  );
}

function Rows({ list, isBeside }: { list: ListShown; isBeside: boolean }) {
  const { state } = useNavigation();
  return (
    <div
      aria-busy={state === 'loading' || undefined}
      className={clsx(
        'min-w-0 transition-opacity delay-150',
        state === 'loading' && 'opacity-60',
        isBeside && 'max-[1099px]:hidden',
      )}
    >
      {list.rows.length > 0 ? <ListTable list={list} /> : <Empty list={list} />}
    </div>
  );
}

/** Says why the list is empty, and which filter to remove to see rows. */
function Empty({ list: { none, remedies, chips, path, create } }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  return (
    <div className="rounded-card border-line-2 bg-card shadow-card border px-6 py-10 text-center">
      <p className="text-fg-2 mx-auto max-w-120">{none}</p>
      {remedies.length > 0 && (
        <ul className="mt-4 flex flex-wrap justify-center gap-3">
          {remedies.map(({ name, label, value, to, count }) => (
            <li key={name}>
              <ButtonLink to={to} kind="outline" size="small" icon="x" className="min-h-11">
                {t('resource.without', { filter: `${label}: ${value}`, number: count })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && remedies.length === 0 && (
        <p className="mt-4">
          <Link to={path} className="rounded-small underline underline-offset-2">
            {t('resource.clear')}
          </Link>
        </p>
      )}
      {chips.length === 0 && create && (
        <ButtonLink to={create.to} kind="light" size="small" icon="plus" className="mt-4 min-h-11">
          {create.label}
        </ButtonLink>
      )}
    </div>
  );
}
