import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { metricSources } from '~/domain/creator-analytics/metrics';
import { timeRanges } from '~/domain/creator-analytics/range';
import { Button } from '../kit/ui/buttons/button';
import { ChipLink } from '../kit/ui/buttons/chip-link';
import { SelectField } from '../kit/ui/fields/select-field';
import { TextField } from '../kit/ui/fields/text-field';
import type { Chosen } from './server/read-dashboard.server';

interface RangeProps {
  chosen: Chosen;
  /** The page whose address contains the range. */
  to: string;
}

const chips = ['1_day', '1_week', '1_month', '3_months', '1_year', 'all_time'] as const;

/** The usual ranges as links. */
export function RangeChips({ chosen, to }: RangeProps) {
  const { t } = useTranslation('studio');
  const source = chosen.source === 'all' ? '' : `&source=${chosen.source}`;
  return (
    <nav aria-label={t('range')} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2">
        {chips.map((one) => (
          <li key={one}>
            <ChipLink
              to={`${to}?timeRange=${one}${source}`}
              isChosen={chosen.timeRange === one}
              className="h-11!"
            >
              {t(`range-of.${one}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All ranges, two dates and the source, as a form that is an address. */
export function RangeForm({ chosen, to }: RangeProps) {
  const { t } = useTranslation('studio');
  const options = timeRanges.map((value) => ({ value, label: t(`range-of.${value}`) }));
  const sources = metricSources.map((value) => ({ value, label: t(`source-of.${value}`) }));
  return (
    <Form
      key={Object.values(chosen).join(' ')}
      method="get"
      action={to}
      className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <SelectField
        id="timeRange"
        name="timeRange"
        label={t('range')}
        options={options}
        defaultValue={chosen.timeRange}
      />
      <TextField id="from" name="from" type="date" label={t('from')} defaultValue={chosen.from} />
      <TextField id="to" name="to" type="date" label={t('to')} defaultValue={chosen.to} />
      <SelectField
        id="source"
        name="source"
        label={t('source')}
        options={sources}
        defaultValue={chosen.source}
      />
      <Button type="submit" kind="outline">
        {t('show')}
      </Button>
    </Form>
  );
}
