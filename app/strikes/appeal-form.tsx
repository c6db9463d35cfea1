import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormTextArea } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { Icon } from '../kit/ui/icons/icon';

interface AppealFormProps {
  /** The reference of the decision. */
  reference: string;
  maxLength: number;
}

/** The form in which the person states, once, why a decision is wrong. */
export function AppealForm({ reference, maxLength }: AppealFormProps) {
  const { t } = useTranslation('standing');
  const intent = `appeal-${reference}`;
  const { form, fields } = useForm<{ reference: string; message: string }>({
    id: intent,
    intent,
    defaultValue: { reference, message: '' },
  });
  return (
    <details open={form.response?.lastResult?.status === 'error'} className="group mt-3">
      <summary className="rounded-small text-fg-2 hover:text-fg flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        {t('appeal.title')}
        <Icon
          name="chevron-down"
          size={16}
          className="transition duration-160 group-open:rotate-180"
        />
      </summary>
      <p className="type-small text-fg-2 mb-3">{t('appeal.text')}</p>
      <Form form={form} errorArea="contact" className="space-y-3">
        <input type="hidden" name="reference" value={reference} />
        <FormErrors />
        <FormTextArea
          field={fields.message}
          label={t('appeal.words')}
          rows={4}
          maxLength={maxLength}
          autoComplete="off"
          required
        />
        <SubmitButton intent={intent} className="max-md:w-full" busyLabel={t('appeal.busy')}>
          {t('appeal.send')}
        </SubmitButton>
      </Form>
    </details>
  );
}
