import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/ui/buttons/button';
import { Icon } from '../../kit/ui/icons/icon';
import { CellText } from './cell-text';
import type { ColumnShown, FactShown, ListShown, RowShown } from './shown';

/** Renders the rows of a list as a table, and as cards below 768 px, with the links to other pages. */
export function ListTable({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { path, bulk, kept } = list;
  const isChosen = bulk.length > 0;
  const table = (
    <div className="md:rounded-card md:border-line-2 md:bg-card md:shadow-card md:overflow-x-auto md:border">
      <Table list={list} />
      <Foot list={list} />
    </div>
  );
  if (!isChosen) return table;
  return (
    <Form
      method="post"
      action={`${path}/several?${new URLSearchParams(kept)}`}
      aria-label={t('several.choose')}
      className="group/chosen"
    >
      {table}
      <Chosen list={list} />
    </Form>
  );
}

/** Offers acts on the selected rows, or on all that match. It appears with the first selected row. */
function Chosen({ list: { bulk, rows, total, older, newer } }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const isPart = (older ?? newer) !== null && rows.length > 0;
  return (
    <div
      data-chosen=""
      className="rounded-card border-line-2 bg-raised shadow-card sticky bottom-3 z-10 mx-auto mt-4 hidden w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 border px-4 py-2.5 group-has-[input:checked]/chosen:flex"
    >
      <span className="type-small font-[600]" data-chosen-count="">
        {t('several.with-chosen')}
      </span>
      {isPart && (
        <label className="type-small text-fg-2 flex min-h-11 items-center gap-2 lg:min-h-8">
          <input type="checkbox" name="all" value="yes" className="accent-rose size-4.5" />
          {t('several.all', { number: total })}
        </label>
      )}
      {bulk.map(({ name, label }) => (
        <Button
          key={name}
          type="submit"
          name="act"
          value={name}
          kind="outline"
          size="small"
          className="max-lg:min-h-11"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function Table({ list }: { list: ListShown }) {
  const { title, columns, rows, bulk, hasPages, panel } = list;
  return (
    <table className="w-full text-start text-[0.84375rem]/5 max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="border-line text-fg-3 border-b text-[0.78125rem]/5 max-md:sr-only">
        <tr>
          {bulk.length > 0 && <td className="w-10" />}
          {columns.map((column) => (
            <Heading key={column.name} column={column} isBeside={panel !== null} />
          ))}
          {hasPages && <td className="w-16 max-[1099px]:hidden" />}
        </tr>
      </thead>
      <tbody className="md:divide-line max-md:grid max-md:gap-2.5 md:divide-y">
        {rows.map((row) => (
          <Row key={row.id} row={row} list={list} />
        ))}
      </tbody>
    </table>
  );
}

/** The class that hides a column: beside a panel only the first kind is shown. */
const hiddenOf = (priority: ColumnShown['priority'], isBeside: boolean) =>
  clsx(priority === 3 && 'max-[1099px]:hidden', priority > 1 && isBeside && 'min-[1100px]:hidden');

function Heading({ column, isBeside }: { column: ColumnShown; isBeside: boolean }) {
  const { label, sort, priority } = column;
  return (
    <th
      scope="col"
      aria-sort={sort?.now ?? undefined}
      className={clsx('px-4 py-2 text-start font-normal', hiddenOf(priority, isBeside))}
    >
      {sort ? (
        <Link
          to={sort.to}
          preventScrollReset
          className={clsx(
            'rounded-small hover:text-fg inline-flex min-h-6 items-center gap-1',
            sort.now && 'text-fg font-[600]',
          )}
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

function Row({ row, list }: { row: RowShown; list: ListShown }) {
  const { t } = useTranslation('staff');
  const { id, cells, facts, lookTo, isPeeked } = row;
  const { path, columns, bulk, hasPages, panel } = list;
  const [first, ...others] = columns;
  const place = 'md:px-4 md:py-2.5 md:align-top';
  const head = cells[0];
  return (
    <tr
      data-row={id}
      className={clsx(
        'hover:bg-veil has-[input:checked]:bg-rose/8.5 relative scroll-my-24 transition',
        'max-md:rounded-card max-md:border-line-2 max-md:bg-card max-md:shadow-card max-md:grid max-md:gap-1 max-md:border max-md:p-4',
        'data-current:shadow-[inset_3px_0_var(--color-rose)]',
        isPeeked && 'bg-veil shadow-[inset_3px_0_var(--color-rose)]',
      )}
    >
      {bulk.length > 0 && (
        <td className="relative z-1 w-10 ps-4 align-top max-md:absolute max-md:end-1 max-md:top-1 max-md:ps-0">
          <label className="flex size-11 items-center justify-center md:h-10">
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
        <td key={column.name} className={clsx(place, hiddenOf(column.priority, panel !== null))}>
          <span className="type-caption text-fg-3 me-2 md:hidden">{column.label}</span>
          <CellText cell={cells[index + 1] ?? { text: '' }} />
        </td>
      ))}
      {hasPages && (
        <td className="relative z-1 w-16 py-2 pe-3 text-end align-top max-[1099px]:hidden">
          <Link
            to={lookTo}
            preventScrollReset
            data-look=""
            aria-label={t('panel.look-at', { name: head?.text })}
            className="rounded-small text-fg-3 hover:text-fg inline-flex min-h-6 items-center underline underline-offset-2"
          >
            {t('panel.look')}
          </Link>
        </td>
      )}
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

/** Shows the place of the page in the list, and the links to the pages around it. */
function Foot({ list: { position, newer, older } }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  return (
    <nav
      aria-label={t('pages.name')}
      className="md:border-line flex flex-wrap items-center justify-between gap-3 py-2.5 md:border-t md:px-4"
    >
      <p className="type-small text-fg-3 tabular-nums">{position}</p>
      {(newer ?? older) !== null && (
        <div className="flex gap-2.5">
          <Turn to={newer} label={t('pages.newer')} icon="chevron-left" />
          <Turn to={older} label={t('pages.older')} icon="chevron-right" />
        </div>
      )}
    </nav>
  );
}

interface TurnProps {
  to: string | null;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function Turn({ to, label, icon }: TurnProps) {
  const shared = { kind: 'outline', size: 'small', icon, className: 'max-lg:min-h-11' } as const;
  return to === null ? (
    <Button {...shared} disabled>
      {label}
    </Button>
  ) : (
    <ButtonLink {...shared} to={to} data-turn={icon}>
      {label}
    </ButtonLink>
  );
}
