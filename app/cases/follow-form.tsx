import type { FormResponse } from '../forms/form-response';
import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../forms/form';
import { FormField } from '../forms/form-field';
import { usePageForm } from '../forms/use-form';

interface FollowFormProps {
  /** What is known beforehand. */
  known: { reference?: string; email?: string };
  response: FormResponse | undefined;
}

/** Asks for the two things that together show a case. */
export function FollowForm({ known, response }: FollowFormProps) {
  const { t } = useTranslation('contact');
  const { form, fields } = usePageForm<{ reference: string; email: string }>({
    id: 'follow',
    action: '/case',
    response,
    defaultValue: known,
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
      <FormField
        field={fields.email}
        type="email"
        label={t('field.email')}
        autoComplete="email"
        inputMode="email"
        placeholder={t('field.email-example')}
        required
      />
      <SubmitButton size="large" busyLabel={t('follow.busy')}>
        {t('follow.action')}
      </SubmitButton>
    </Form>
  );
}
