import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import type { FormResponse } from '../kit/forms/form-response';
import { usePageForm } from '../kit/forms/use-form';

interface CodeFormProps {
  /** The code of the address, filled in. */
  code: string;
  response: FormResponse | undefined;
}

/** Shows the field for a code. */
export function CodeForm({ code, response }: CodeFormProps) {
  const { t } = useTranslation('redeem');
  const { form, fields } = usePageForm<{ code: string }>({
    id: 'redeem',
    action: '/redeem',
    response,
    defaultValue: { code },
  });
  return (
    <Form form={form} className="space-y-4">
      <FormErrors />
      <FormField
        field={fields.code}
        type="text"
        label={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="7KQM-2XWP-9DTR-4HVN"
        required
      />
      <p className="type-small text-fg-2">{t('hint')}</p>
      <SubmitButton intent="check" size="large" className="w-full" busyLabel={t('checking')}>
        {t('check')}
      </SubmitButton>
    </Form>
  );
}
