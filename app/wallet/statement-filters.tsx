import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { ChipLink } from '../kit/ui/buttons/chip-link';
import { Icon } from '../kit/ui/icons/icon';
import { statementHref, statementPath } from './statement-href';
import type { StatementFilter, StatementView } from './statement-view';

interface StatementFiltersProps {
  statement: StatementView;
  filter: StatementFilter;
}

/** The filters of the lines: the character, the reason, and whether money was paid. */
export function StatementFilters({ statement, filter }: StatementFiltersProps) {
  const { t } = useTranslation('statement');
  const { t: ofReasons } = useTranslation('settings');
  const { month, characters, reasons } = statement;
  const isAll = !filter.characterId && !filter.reason && !filter.onlyMoney;
  return (
    <div className="my-4.5 flex flex-wrap items-center gap-2 print:hidden">
      <ChipLink to={statementHref({ month })} preventScrollReset isChosen={isAll}>
        {t('all')}
      </ChipLink>
      <ChipLink
        to={statementHref({ month, ...filter, onlyMoney: !filter.onlyMoney })}
        preventScrollReset
        isChosen={filter.onlyMoney}
      >
        {t('only-money')}
      </ChipLink>
      <Form action={statementPath} preventScrollReset className="flex min-w-0 flex-wrap gap-2">
        <input type="hidden" name="month" value={month} />
        {filter.onlyMoney && <input type="hidden" name="money" value="only" />}
        {characters.length > 0 && (
          <Pick
            name="character"
            label={t('character')}
            value={filter.characterId}
            options={characters.map(({ id, name }) => ({ value: id, text: name }))}
          />
        )}
        <Pick
          name="kind"
          label={t('kind')}
          value={filter.reason}
          options={reasons.map((reason) => ({
            value: reason,
            text: ofReasons(`reason.${reason}`),
          }))}
        />
        <button type="submit" className={buttonClass({ kind: 'outline', size: 'small' })}>
          {t('narrow')}
        </button>
      </Form>
      {!isAll && (
        <Link
          to={statementHref({ month })}
          preventScrollReset
          className="rounded-small type-small text-fg-2 underline underline-offset-2"
        >
          {t('clear')}
        </Link>
      )}
    </div>
  );
}

interface PickProps {
  name: string;
  label: string;
  value: string | null;
  options: { value: string; text: string }[];
}

function Pick({ name, label, value, options }: PickProps) {
  return (
    <span className="relative">
      <select
        name={name}
        aria-label={label}
        defaultValue={value ?? ''}
        key={value}
        className="border-line-2 text-fg-2 [&>option]:bg-raised h-9 max-w-48 appearance-none rounded-full border bg-transparent ps-3.75 pe-9 text-[0.84375rem] font-[520]"
      >
        <option value="">{label}</option>
        {options.map(({ value: own, text }) => (
          <option key={own} value={own}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2"
      />
    </span>
  );
}
