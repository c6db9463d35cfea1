import { Dialog } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Button } from '../../kit/ui/buttons/button';
import { SelectField } from '../../kit/ui/fields/select-field';
import { FieldNote, fieldClass, TextField } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import { countriesIn, searchCountries, type Country } from './countries';
import { CountryFlag } from './country-flag';

interface CountryPickerProps {
  id: string;
  name: string;
  chosen: string;
  onChoose: (country: string) => void;
  error?: string | undefined;
}

/**
 * Selects the country of an address: a sheet on a phone, a drawer on larger screens, a list without
 * scripts.
 */
export function CountryPicker({ id, name, chosen, onChoose, error }: CountryPickerProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useSite();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    const options = countries.map(({ value, label }) => ({ value, label }));
    return (
      <SelectField
        id={id}
        name={name}
        label={t('new.country')}
        options={[{ value: '', label: t('country.pick') }, ...options]}
        defaultValue={chosen}
        autoComplete="country"
        error={error}
      />
    );
  }
  const current = countries.find(({ value }) => value === chosen);
  return (
    <Dialog.Root>
      <div>
        <span className="text-fg-2 mb-1.5 block text-[0.84375rem]/5 font-[520]" id={`${id}-label`}>
          {t('new.country')}
        </span>
        <input type="hidden" name={name} value={chosen} />
        <Dialog.Trigger
          id={id}
          type="button"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={error ? `${id}-note` : undefined}
          className={`${fieldClass(Boolean(error))} flex items-center gap-2.5 px-4 text-start`}
        >
          {current ? (
            <>
              <CountryFlag country={current.value} />
              <span className="min-w-0 flex-1 truncate">{current.label}</span>
            </>
          ) : (
            <span className="text-fg-3 min-w-0 flex-1 truncate">{t('country.pick')}</span>
          )}
          <Icon name="chevron-down" className="text-fg-3" />
        </Dialog.Trigger>
        <FieldNote id={`${id}-note`} error={error} />
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-fade bg-scrim fixed inset-0 z-60" />
        <Dialog.Content
          aria-describedby={undefined}
          className="border-line-2 bg-modal shadow-modal max-md:animate-sheet md:animate-fade max-md:rounded-t-modal fixed z-60 flex flex-col outline-none max-md:inset-x-0 max-md:bottom-0 max-md:h-[84dvh] max-md:border-t md:inset-y-0 md:end-0 md:w-98 md:border-s"
        >
          <CountryList countries={countries} initial={chosen} onSelect={onChoose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CountryListProps {
  countries: readonly Country[];
  initial: string;
  onSelect: (country: string) => void;
}

function CountryList({ countries, initial, onSelect }: CountryListProps) {
  const { t } = useTranslation('checkout');
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(initial);
  const found = searchCountries(countries, typed);
  return (
    <>
      <div className="px-5 pt-6">
        <Dialog.Title className="type-h2">{t('country.title')}</Dialog.Title>
        <TextField
          id="country-search"
          type="search"
          label={t('country.search')}
          icon="search"
          className="mt-4"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div
        role="radiogroup"
        aria-label={t('country.title')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3"
      >
        {found.map(({ value, label }) => (
          <CountryRow
            key={value}
            country={value}
            label={label}
            isMarked={value === marked}
            onMark={() => setMarked(value)}
          />
        ))}
        {found.length === 0 && <p className="text-fg-3 px-3 py-4">{t('country.none')}</p>}
      </div>
      <div className="border-line grid grid-cols-2 gap-2.5 border-t px-5 pt-3.5 pb-6.5">
        <Dialog.Close asChild>
          <Button type="button" kind="outline" size="large">
            {t('country.cancel')}
          </Button>
        </Dialog.Close>
        <Dialog.Close asChild>
          <Button
            type="button"
            kind="light"
            size="large"
            disabled={marked === ''}
            onClick={() => onSelect(marked)}
          >
            {t('country.select')}
          </Button>
        </Dialog.Close>
      </div>
    </>
  );
}

interface CountryRowProps {
  country: string;
  label: string;
  isMarked: boolean;
  onMark: () => void;
}

/** Shows one country of the list. */
function CountryRow({ country, label, isMarked, onMark }: CountryRowProps) {
  return (
    <label className="rounded-input hover:bg-veil has-checked:bg-rose/14 has-focus-visible:outline-focus flex min-h-12 items-center gap-3 px-3 has-focus-visible:outline-2">
      <input
        type="radio"
        name="picked-country"
        value={country}
        checked={isMarked}
        onChange={onMark}
        className="border-line-form checked:border-rose checked:bg-on-accent size-5 shrink-0 appearance-none rounded-full border outline-none checked:border-[6px]"
      />
      <CountryFlag country={country} />
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  );
}
