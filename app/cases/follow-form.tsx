import type { FormResponse } from '../kit/forms/form-response';
import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormEmail, FormField } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';

interface FollowFormProps {
  /** Values that are filled in beforehand. */
  prefill: { reference?: string; email?: string };
  response: FormResponse | undefined;
}

/** Shows the form for the reference and address, which together give access to a case. */
export function FollowForm({ prefill, response }: FollowFormProps) {
  const { t } = useTranslation('contact');
  const { form, fields } = usePageForm<{ reference: string; email: string }>({
    id: 'follow',
    action: '/case',
    response,
    defaultValue: prefill,
  });
  return (
    <Form form={form} errorArea="contact" className="max-w-110 space-y-4">
      <FormErrors />
      <FormField
        field={fields.reference}
        type="text"
        label={t('follow.reference')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="K7QM-2XWP-9DTR"
        required
      />
      <FormEmail
        field={fields.email}
        label={t('field.email')}
        placeholder={t('field.email-example')}
      />
      <SubmitButton size="large" busyLabel={t('follow.busy')}>
        {t('follow.action')}
      </SubmitButton>
    </Form>
  );
}
