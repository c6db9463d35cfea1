import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField, FormTextArea } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { formText } from '../kit/forms/form-text';
import { useSite } from '../kit/site/use-site';
import { places } from './places';

type Fields = { emailConfirmation: string; reason: string };

/** The same minimum as in the schema. */
const shortestReason = 10;

interface DeleteFormProps {
  /** The input from before the person had to prove their identity. */
  kept?: Fields | null;
}

/**
 * The form to delete the account: the e-mail address typed again and a reason. The button is enabled when
 * both are complete.
 */
export function DeleteForm({ kept }: DeleteFormProps) {
  const { t } = useTranslation('account');
  const { deletionNoticeHours } = useSite();
  const { form, fields } = useForm<Fields>({
    id: 'delete',
    intent: 'delete',
    action: places.deletion,
    ...(kept && { defaultValue: kept }),
  });
  const { isComplete, take } = useCompleteness();
  return (
    <>
      <p className="text-fg-2 mt-3">{t('delete.notice', { count: deletionNoticeHours })}</p>
      <p className="type-small text-fg-3 mt-2">{t('delete.kept')}</p>
      <p className="type-small text-fg-3 mt-2">{t('delete.renewals')}</p>
      <Form form={form} onTyped={take} className="mt-6">
        <div className="space-y-4">
          <FormErrors />
          <FormField
            field={fields.emailConfirmation}
            type="email"
            label={t('delete.email')}
            icon="mail"
            autoComplete="off"
            required
          />
          <FormTextArea
            field={fields.reason}
            label={t('delete.reason')}
            hint={t('delete.reason-hint')}
            rows={4}
            required
          />
        </div>
        <SubmitButton
          kind="danger"
          size="large"
          className="mt-5 w-full"
          disabled={!isComplete}
          busyLabel={t('delete.submitting')}
        >
          {t('delete.submit')}
        </SubmitButton>
      </Form>
    </>
  );
}

/** Checks whether the input would be accepted. Without JavaScript the server checks it. */
function useCompleteness() {
  const { viewer } = useSite();
  // Undefined until the script has read the form.
  const [isComplete, setComplete] = useState<boolean>();
  const email = viewer.kind === 'member' ? viewer.email : undefined;
  const take = (typed: FormData) =>
    setComplete(
      formText(typed, 'emailConfirmation').trim().toLowerCase() === email &&
        formText(typed, 'reason').trim().length >= shortestReason,
    );
  return { isComplete: isComplete ?? true, take };
}
