import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField, FormSelect } from '../kit/forms/form-field';
import type { FormResponse } from '../kit/forms/form-response';
import { usePageForm } from '../kit/forms/use-form';
import { Notice } from '../kit/ui/feedback/notice';

/** The fields of a method as its form sends them. */
export interface MethodFields extends Record<string, string> {
  kind: string;
  label: string;
  network: string;
  address: string;
  holder: string;
  country: string;
  account: string;
  bic: string;
  bankCode: string;
  accountType: string;
  state: string;
}

interface MethodFormProps {
  action: string;
  kind: 'bank_payout' | 'crypto_payout';
  response: FormResponse | undefined;
  defaultValue: Partial<MethodFields>;
  states: readonly string[];
}

/** Shows the fields of a bank account or of a wallet, without the numbers that are stored. */
export function MethodForm({ action, kind, response, defaultValue, states }: MethodFormProps) {
  const { t } = useTranslation('payouts');
  const { form, fields } = usePageForm<MethodFields>({
    id: 'payout-method',
    action,
    response,
    defaultValue: { kind, ...defaultValue },
  });
  return (
    <Form form={form} className="space-y-4">
      <FormErrors />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'crypto_payout' ? (
        <WalletFields fields={fields} />
      ) : (
        <BankFields fields={fields} states={states} />
      )}
      <FormField
        field={fields.label}
        type="text"
        label={t('method.label')}
        autoComplete="off"
        maxLength={50}
      />
      {kind === 'crypto_payout' && <Notice kind="warm">{t('method.warning')}</Notice>}
      <SubmitButton intent="save" size="large" className="w-full" busyLabel={t('method.sending')}>
        {t('method.sendIt')}
      </SubmitButton>
      <p className="type-small text-fg-3 text-center">{t('method.approval')}</p>
    </Form>
  );
}

type Fields = ReturnType<typeof usePageForm<MethodFields>>['fields'];

function WalletFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation('payouts');
  return (
    <>
      <FormSelect
        field={fields.network}
        label={t('method.network')}
        options={(['TRC20', 'ERC20'] as const).map((value) => ({
          value,
          label: t(`method.${value}`),
        }))}
      />
      <FormField
        field={fields.address}
        type="text"
        label={t('method.address')}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </>
  );
}

function BankFields({ fields, states }: { fields: Fields; states: readonly string[] }) {
  const { t } = useTranslation('payouts');
  const accountTypes = (['Ahorros', 'Corriente', 'checking', 'savings'] as const).map((value) => ({
    value,
    label: t(`method.${value}`),
  }));
  return (
    <>
      <FormField
        field={fields.holder}
        type="text"
        label={t('method.holder')}
        autoComplete="name"
        required
      />
      <FormField
        field={fields.country}
        type="text"
        label={t('method.country')}
        autoComplete="country"
        autoCapitalize="characters"
        maxLength={2}
        placeholder="DE"
        required
      />
      <FormField
        field={fields.account}
        type="text"
        label={t('method.account')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <FormField field={fields.bic} type="text" label={t('method.bic')} autoComplete="off" />
      <FormField
        field={fields.bankCode}
        type="text"
        label={t('method.bankCode')}
        autoComplete="off"
      />
      <FormSelect
        field={fields.accountType}
        label={t('method.accountType')}
        options={[{ value: '', label: t('method.none') }, ...accountTypes]}
      />
      <FormSelect
        field={fields.state}
        label={t('method.state')}
        options={[
          { value: '', label: t('method.noState') },
          ...states.map((state) => ({ value: state, label: state })),
        ]}
      />
    </>
  );
}
