import { useTranslation } from 'react-i18next';
import { FormCheckbox, FormField } from '../kit/forms/form-field';
import type { usePageForm } from '../kit/forms/use-form';

type Fields = ReturnType<typeof usePageForm<Record<string, string>>>['fields'];

/** The text fields with their words, and what a browser fills in. */
const texts = [
  ['name', 'taxName', 'name'],
  ['address', 'taxAddress', 'street-address'],
  ['country', 'taxCountry', 'country'],
  ['taxNumber', 'taxNumber', 'off'],
  ['vatNumber', 'vatNumber', 'off'],
] as const;

/** Shows the fields of a person's tax details. */
export function TaxFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('payouts');
  return (
    <>
      {texts.map(([name, label, autoComplete]) => {
        const field = fields[name];
        return (
          field && (
            <FormField
              key={name}
              field={field}
              type="text"
              label={t(label)}
              autoComplete={autoComplete}
              required={name !== 'vatNumber'}
              {...(name === 'country' && { maxLength: 2, placeholder: 'DE' })}
            />
          )
        );
      })}
      {fields['birthDate'] && (
        <FormField
          field={fields['birthDate']}
          type="date"
          label={t('birthDate')}
          autoComplete="bday"
          required
        />
      )}
      {fields['isBusiness'] && (
        <FormCheckbox field={fields['isBusiness']}>{t('isBusiness')}</FormCheckbox>
      )}
      {fields['selfBilling'] && (
        <FormCheckbox field={fields['selfBilling']}>{t('selfBilling')}</FormCheckbox>
      )}
    </>
  );
}
