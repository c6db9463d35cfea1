import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { Icon } from '../../kit/ui/icons/icon';
import { PageTurner } from '../page-turner';
import { StaffShell } from '../staff-shell';
import { CellText } from './cell-text';
import { FilterForm } from './filter-form';
import type { ColumnShown, FactShown, ListShown, RowShown } from './shown';

/** Renders a list of the back office as a table, and as cards below 768 px. */
export function ListPage({ list }: { list: ListShown }) {
  const { path, title, about, rows, create, kept, nextCursor, isLater, done } = list;
  return (
    <StaffShell title={title} about={about}>
      {done && (
        <div className="mt-4 max-w-240">
          <Notice kind="ok">{done}</Notice>
        </div>
      )}
      {create && (
        <ButtonLink to={create.to} kind="light" size="small" icon="plus" className="mt-4 min-h-11">
          {create.label}
        </ButtonLink>
      )}
      <FilterForm list={list} />
      <Count list={list} />
      {rows.length > 0 && <Rows list={list} />}
      <PageTurner path={path} kept={kept} nextCursor={nextCursor} isLater={isLater} />
    </StaffShell>
  );
}

/** Shows the number of rows and the link to their export. */
function Count({ list: { rows, count, none, exportTo } }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  if (rows.length === 0) return <p className="text-fg-2 mt-6">{none}</p>;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="type-small text-fg-2 tabular-nums" role="status">
        {count}
      </p>
      {exportTo && (
        <ButtonLink to={exportTo} reloadDocument kind="outline" size="small" className="min-h-11">
          {t('resource.export')}
        </ButtonLink>
      )}
    </div>
  );
}

function Rows({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { path, columns, rows, bulk } = list;
  const isChosen = bulk.length > 0;
  const table = (
    <div className="md:rounded-card md:border-line-2 md:bg-card md:shadow-card mt-4 md:overflow-x-auto md:border">
      <table className="type-small w-full text-start max-md:block">
        <caption className="sr-only">{list.title}</caption>
        <thead className="border-line text-fg-3 type-caption border-b max-md:sr-only">
          <tr>
            {isChosen && <td className="w-10" />}
            {columns.map((column) => (
              <Heading key={column.name} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="md:divide-line max-md:grid max-md:gap-3 md:divide-y">
          {rows.map((row) => (
            <Row key={row.id} row={row} list={list} />
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!isChosen) return table;
  return (
    <Form method="get" action={`${path}/several`} aria-label={t('several.choose')}>
      {table}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <span className="type-small text-fg-2">{t('several.with-chosen')}</span>
        {bulk.map(({ name, label }) => (
          <Button key={name} type="submit" name="act" value={name} kind="outline" size="small">
            {label}
          </Button>
        ))}
      </div>
    </Form>
  );
}

const widths = { 1: '', 2: 'max-md:hidden', 3: 'max-lg:hidden' } as const;

function Heading({ column: { label, sort, priority } }: { column: ColumnShown }) {
  return (
    <th
      scope="col"
      aria-sort={sort?.now ?? undefined}
      className={clsx('px-4 py-2.5 text-start font-normal', widths[priority])}
    >
      {sort ? (
        <Link
          to={sort.to}
          className="rounded-small hover:text-fg inline-flex min-h-6 items-center gap-1"
        >
          {label}
          {sort.now && (
            <Icon
              name="chevron-down"
              size={14}
              className={sort.now === 'ascending' ? 'rotate-180' : ''}
            />
          )}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

function Row({ row: { id, cells, facts }, list }: { row: RowShown; list: ListShown }) {
  const { t } = useTranslation('staff');
  const { path, columns, bulk, hasPages } = list;
  const [first, ...others] = columns;
  const place = 'md:px-4 md:py-3 md:align-top';
  const head = cells[0];
  return (
    <tr className="max-md:rounded-card max-md:border-line-2 max-md:bg-card max-md:shadow-card hover:bg-veil relative transition max-md:grid max-md:gap-1 max-md:border max-md:p-4">
      {bulk.length > 0 && (
        <td className="relative z-1 w-10 ps-4 align-top max-md:absolute max-md:end-1 max-md:top-1 max-md:ps-0">
          <label className="flex size-11 items-center justify-center">
            <input type="checkbox" name="id" value={id} className="accent-rose size-4.5" />
            <span className="sr-only">{t('several.choose-one', { name: head?.text })}</span>
          </label>
        </td>
      )}
      {first && head && (
        <th
          scope="row"
          className={clsx(place, 'text-start font-normal', bulk.length > 0 && 'max-md:pe-12')}
        >
          <First facts={facts} to={hasPages ? `${path}/${id}` : null}>
            <CellText cell={head} />
          </First>
        </th>
      )}
      {others.map((column, index) => (
        <td key={column.name} className={clsx(place, column.priority === 3 && widths[3])}>
          <span className="type-caption text-fg-3 me-2 md:hidden">{column.label}</span>
          <CellText cell={cells[index + 1] ?? { text: '' }} />
        </td>
      ))}
    </tr>
  );
}

/** Renders the first cell: the link of the whole row, or the summary that expands it in place. */
function First({
  facts,
  to,
  children,
}: {
  facts: FactShown[] | null;
  to: string | null;
  children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  if (to !== null) {
    return (
      <Link to={to} className="rounded-small font-[560] after:absolute after:inset-0">
        {children}
      </Link>
    );
  }
  if (facts === null || facts.length === 0) return children;
  return (
    <details>
      <summary className="rounded-small min-h-6 cursor-pointer">{children}</summary>
      <dl aria-label={t('resource.details')} className="mt-2 max-w-prose">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-3">
            <dt className="text-fg-3">{label}</dt>
            <dd className="min-w-0">
              <CellText cell={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
