import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/buttons/button';
import { SelectField } from '../../kit/ui/fields/select-field';
import { TextField } from '../../kit/ui/fields/text-field';
import type { FieldShown, ListShown } from './shown';

/** Renders the filters of a list as one GET form, so that the address contains all of them. */
export function FilterForm({ list: { path, filters, kept } }: { list: ListShown }) {
  const { t } = useTranslation('staff');
  if (filters.length === 0) return null;
  const { sort, order } = kept;
  return (
    <Form
      method="get"
      action={path}
      aria-label={t('resource.filter')}
      className="mt-6 flex grid-cols-2 flex-wrap items-end gap-3 max-md:grid"
    >
      {filters.map((filter) => (
        <Filter key={filter.name} filter={filter} />
      ))}
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {order !== undefined && <input type="hidden" name="order" value={order} />}
      <Button type="submit" kind="soft" className="max-sm:w-full">
        {t('resource.show')}
      </Button>
    </Form>
  );
}

function Filter({ filter: { name, label, as, options, value } }: { filter: FieldShown }) {
  const id = `filter-${name}`;
  if (as === 'select') {
    return (
      <div className="w-full sm:w-44">
        <SelectField
          key={value}
          id={id}
          name={name}
          label={label}
          defaultValue={value}
          options={options ?? []}
        />
      </div>
    );
  }
  return (
    <TextField
      key={value}
      id={id}
      name={name}
      label={label}
      type={as === 'date' ? 'date' : 'text'}
      defaultValue={value}
      className="w-full sm:w-44"
    />
  );
}
