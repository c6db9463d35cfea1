import { Form as GetForm, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../kit/ui/fields/select-field';
import { TextField } from '../kit/ui/fields/text-field';
import { Button } from '../kit/ui/buttons/button';
import { masterHref } from './master-hrefs';

interface ModelFilter {
  search?: string | undefined;
  status?: string | undefined;
  step?: string | undefined;
  rejectReason?: string | undefined;
  sortBy: string;
}

interface ModelFiltersProps {
  filter: ModelFilter;
  options: Record<'status' | 'step' | 'rejectReason' | 'sortBy', readonly string[]>;
}

/** The filters of the list. A choice is sent at once; without scripts by the button. */
export function ModelFilters({ filter, options }: ModelFiltersProps) {
  const { t } = useTranslation('masters');
  const submit = useSubmit();
  const any = { value: '', label: t('any') };
  const fields = ['status', 'step', 'rejectReason', 'sortBy'] as const;
  return (
    <GetForm
      method="get"
      action={masterHref}
      role="search"
      className="grid gap-3 md:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))] md:items-end"
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) submit(currentTarget);
      }}
    >
      <div>
        <TextField
          id="model-search"
          type="search"
          icon="search"
          name="search"
          label={t('filter.search')}
          defaultValue={filter.search ?? ''}
          key={filter.search ?? ''}
        />
      </div>
      <div className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 md:contents">
        {fields.map((field) => (
          <div key={`${field} ${filter[field] ?? ''}`} className="max-md:w-36 max-md:shrink-0">
            <SelectField
              id={`model-${field}`}
              name={field}
              label={t(`filter.${field}`)}
              defaultValue={filter[field] ?? ''}
              options={[
                ...(field === 'sortBy' ? [] : [any]),
                ...options[field].map((value) => ({
                  value,
                  label: t(`options.${field}.${value}` as 'options.sortBy._id'),
                })),
              ]}
            />
          </div>
        ))}
      </div>
      <noscript>
        <Button type="submit" kind="soft">
          {t('filter.show')}
        </Button>
      </noscript>
    </GetForm>
  );
}
