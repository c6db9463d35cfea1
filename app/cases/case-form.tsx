import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormEmail } from '../kit/forms/form-field';
import { usePageForm } from '../kit/forms/use-form';
import type { CaseKind } from '~/domain/cases/kinds';
import type { FormResponse } from '../kit/forms/form-response';
import { CaptchaField } from '../kit/captcha/captcha-field';
import { caseFields, nameField, type CaseField } from './case-fields';
import { CaseFormField } from './case-form-field';

interface CaseFormProps {
  kind: CaseKind;
  /** The page that shows the form and receives it. */
  action: string;
  /** Values that are filled in beforehand. */
  prefill: Partial<Record<string, string>>;
  response: FormResponse | undefined;
}

/** Shows the form of a kind of case; works without scripts. */
export function CaseForm({ kind, action, prefill, response }: CaseFormProps) {
  const { t } = useTranslation('contact');
  const { form, fields } = usePageForm<Record<string, string>>({
    id: `case-${kind}`,
    action,
    response,
    defaultValue: prefill,
  });
  const show = (field: CaseField) => {
    const meta = fields[field.name];
    return meta && <CaseFormField key={field.name} field={field} meta={meta} />;
  };
  const email = fields['email'];
  return (
    <Form form={form} errorArea="contact" className="grid gap-4">
      <FormErrors />
      <div className="grid gap-4 sm:grid-cols-2">
        {kind !== 'appeal' &&
          show(kind === 'content' ? { ...nameField, isOptional: true } : nameField)}
        {email && (
          <FormEmail
            field={email}
            label={t('field.email')}
            placeholder={t('field.email-example')}
          />
        )}
      </div>
      {caseFields[kind].map(show)}
      <CaptchaField />
      <SubmitButton
        size="large"
        className="max-sm:w-full sm:justify-self-start"
        busyLabel={t('sending')}
      >
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
