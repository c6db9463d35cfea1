import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/ui/buttons/button';
import { SelectField } from '../../kit/ui/fields/select-field';
import { TextField } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import { Menu } from './menu';
import type { ChipShown, FieldShown, ListShown } from './shown';

/** Shows the filters in use as chips, with the search, the other filters, the columns and the export. */
export function ListFilters({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { filters, search, chips, count, exportTo, allColumns, rows } = list;
  const searched = filters.find(({ name }) => name === search);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      {searched && <Search list={list} field={searched} />}
      {chips
        .filter(({ name }) => name !== search)
        .map((chip) => (
          <Chip key={chip.name} chip={chip} />
        ))}
      {filters.length > (searched ? 1 : 0) && <MoreFilters list={list} />}
      <div
        className={clsx('ms-auto flex items-center gap-2.5', rows.length > 0 && 'max-md:w-full')}
      >
        <p className="type-small text-fg-3 me-1 tabular-nums max-md:me-auto" role="status">
          {rows.length > 0 && count}
        </p>
        {allColumns.length > 2 && <Columns list={list} />}
        {exportTo && (
          <Link
            to={exportTo}
            reloadDocument
            title={t('resource.export')}
            className="rounded-small border-line-2 text-fg-2 hover:bg-veil hover:text-fg inline-flex size-11 items-center justify-center border lg:size-8.5"
          >
            <Icon name="download" size={16} />
            <span className="sr-only">{t('resource.export')}</span>
          </Link>
        )}
      </div>
    </div>
  );
}

function Chip({ chip: { label, value, to } }: { chip: ChipShown }) {
  const { t } = useTranslation('staff');
  return (
    <span className="rounded-input border-rose/70 bg-rose/12 type-small inline-flex min-h-8.5 max-w-full items-center gap-1.5 border ps-3">
      <span className="text-fg-2 whitespace-nowrap">{label}</span>
      <span className="min-w-0 truncate font-[600]">{value}</span>
      <Link
        to={to}
        aria-label={t('resource.remove-filter', { name: label })}
        className="rounded-small text-fg-2 hover:text-fg inline-flex size-11 shrink-0 items-center justify-center lg:size-8.5"
      >
        <Icon name="x" size={14} />
      </Link>
    </span>
  );
}

/** Renders the state of the list as hidden fields, except those that the form has itself. */
function Kept({ list: { kept }, own }: { list: ListShown; own: readonly string[] }) {
  return Object.entries(kept).map(([name, value]) =>
    own.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** Shows the search field of a list; Enter sends it. */
function Search({ list, field }: { list: ListShown; field: FieldShown }) {
  const { name, label, value } = field;
  return (
    <Form method="get" action={list.path} role="search" className="w-full md:w-64">
      <Kept list={list} own={[name]} />
      <label className="relative block">
        <span className="sr-only">{label}</span>
        <Icon
          name="search"
          size={16}
          className="text-fg-3 pointer-events-none absolute start-3 top-1/2 -translate-y-1/2"
        />
        <input
          key={value}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={label}
          data-key="search"
          className="rounded-input border-line-form bg-veil type-small focus-visible:border-rose h-11 w-full border ps-9 pe-3 lg:h-8.5"
        />
      </label>
    </Form>
  );
}

/** Renders the filters as one GET form, so that the address contains all of them. */
function MoreFilters({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { path, filters, search } = list;
  const others = filters.filter(({ name }) => name !== search);
  return (
    <div
      data-key="filters"
      className="border-line-form rounded-input type-small border border-dashed px-3 lg:h-8.5"
    >
      <Menu label={t('resource.filter')} icon="plus">
        <Form
          method="get"
          action={path}
          aria-label={t('resource.filter')}
          className="grid max-h-[70vh] gap-3 overflow-y-auto"
        >
          <Kept list={list} own={others.map(({ name }) => name)} />
          {others.map((filter) => (
            <Filter key={filter.name} filter={filter} />
          ))}
          <Button type="submit" kind="light" size="small" className="min-h-11">
            {t('resource.show')}
          </Button>
        </Form>
      </Menu>
    </div>
  );
}

function Filter({ filter: { name, label, as, options, value } }: { filter: FieldShown }) {
  const id = `filter-${name}`;
  if (as === 'select') {
    return (
      <SelectField
        key={value}
        id={id}
        name={name}
        label={label}
        defaultValue={value}
        options={options ?? []}
      />
    );
  }
  return (
    <TextField
      key={value}
      id={id}
      name={name}
      label={label}
      type={as === 'date' ? 'date' : 'text'}
      autoComplete="off"
      defaultValue={value}
    />
  );
}

/** Renders the selection of columns. The first one always stays. */
function Columns({ list }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  const { path, allColumns, usualColumnsTo } = list;
  return (
    <Menu label={t('resource.columns')} icon="sliders-horizontal" isIcon align="end">
      <Form method="get" action={path} aria-label={t('resource.columns')}>
        <Kept list={list} own={['columns']} />
        <ul className="grid gap-1">
          {allColumns.map(({ name, label, isShown }, index) => (
            <li key={name}>
              <label className="type-small flex min-h-9 items-center gap-2.5 max-lg:min-h-11">
                <input
                  type="checkbox"
                  name="columns"
                  value={name}
                  defaultChecked={isShown}
                  disabled={index === 0}
                  className="accent-rose size-4.5"
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" kind="light" size="small" className="min-h-11">
            {t('resource.show')}
          </Button>
          <ButtonLink to={usualColumnsTo} kind="outline" size="small" className="min-h-11">
            {t('resource.usual-columns')}
          </ButtonLink>
        </div>
      </Form>
    </Menu>
  );
}
