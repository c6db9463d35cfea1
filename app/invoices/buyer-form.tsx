import { useTranslation } from 'react-i18next';
import type { Buyer } from '~/domain/invoices/buyer';
import { countriesIn } from '../checkout/country/countries';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField, FormSelect } from '../kit/forms/form-field';
import type { FormResponse } from '../kit/forms/form-response';
import { usePageForm } from '../kit/forms/use-form';
import { useSite } from '../kit/site/use-site';

interface BuyerFormProps {
  action: string;
  /** The buyer of the last invoice, or only the country. */
  initial: Partial<Buyer>;
  response: FormResponse | undefined;
}

/** Asks for the buyer of an invoice. */
export function BuyerForm({ action, initial, response }: BuyerFormProps) {
  const { t } = useTranslation('premium');
  const { form, fields } = usePageForm<Record<keyof Buyer, string>>({
    id: 'buyer',
    action,
    response,
    defaultValue: initial,
  });
  const label = (name: keyof Buyer) => t(`invoice.field.${name}`);
  return (
    <Form form={form} className="space-y-4">
      <FormErrors />
      <FormField
        field={fields.name}
        type="text"
        label={label('name')}
        autoComplete="name"
        maxLength={120}
        required
      />
      <AddressFields fields={fields} />
      <FormField
        field={fields.taxId}
        type="text"
        label={label('taxId')}
        hint={t('invoice.tax-id-hint')}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
      <p className="type-small text-fg-2">{t('invoice.final')}</p>
      <SubmitButton size="large" className="w-full" busyLabel={t('invoice.issuing')}>
        {t('invoice.issue')}
      </SubmitButton>
    </Form>
  );
}

type Fields = ReturnType<typeof usePageForm<Record<keyof Buyer, string>>>['fields'];

/** The address of the buyer. */
function AddressFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const label = (name: keyof Buyer) => t(`invoice.field.${name}`);
  return (
    <>
      <FormField
        field={fields.street}
        type="text"
        label={label('street')}
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,10rem)_1fr]">
        <FormField
          field={fields.postalCode}
          type="text"
          label={label('postalCode')}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
        <FormField
          field={fields.city}
          type="text"
          label={label('city')}
          autoComplete="address-level2"
          maxLength={100}
          required
        />
      </div>
      <FormSelect
        field={fields.country}
        label={label('country')}
        autoComplete="country"
        options={[{ value: '', label: t('invoice.choose-country') }, ...countriesIn(locale)]}
        required
      />
    </>
  );
}
