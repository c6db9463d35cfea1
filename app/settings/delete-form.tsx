import { getTextareaProps } from '@conform-to/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../forms/form-field';
import { useEarlyInput } from '../forms/use-early-input';
import { formText } from '../forms/form-text';
import { useErrorText } from '../forms/use-error-text';
import { useSite } from '../shell/use-site';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextAreaField } from '../ui/text-area-field';
import { places } from './places';
import { useSettingsForm } from './use-settings-form';

type Fields = { emailConfirmation: string; reason: string };

/** As the schema has it. */
const shortestReason = 10;

interface DeleteFormProps {
  /** Typed before its person was asked to prove that it is them. */
  kept?: Fields | null;
}

/** What leaving takes: the address typed once more, and a reason. The button waits for both. */
export function DeleteForm({ kept }: DeleteFormProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { deletionNoticeHours } = useSite();
  const { fetcher, form, fields, isBusy } = useSettingsForm<Fields>('delete', kept ?? undefined);
  const { isComplete, watched, watch } = useCompleteness();
  return (
    <>
      <p className="text-fg-2 mt-3">{t('delete.notice', { count: deletionNoticeHours })}</p>
      <p className="type-small text-fg-3 mt-2">{t('delete.kept')}</p>
      <fetcher.Form
        method="post"
        action={places.deletion}
        id={form.id}
        ref={watched}
        onSubmit={form.onSubmit}
        onInput={watch}
        noValidate={form.noValidate}
        className="mt-6"
      >
        <div className="space-y-4">
          {form.errors && <Notice kind="danger">{errorText(form.errors)}</Notice>}
          <FormField
            field={fields.emailConfirmation}
            type="email"
            label={t('delete.email')}
            icon="mail"
            autoComplete="off"
            required
          />
          <TextAreaField
            {...getTextareaProps(fields.reason)}
            id={fields.reason.id}
            key={fields.reason.key}
            label={t('delete.reason')}
            hint={t('delete.reason-hint')}
            rows={4}
            required
            error={errorText(fields.reason.errors)}
          />
        </div>
        <Button
          type="submit"
          kind="danger"
          size="large"
          className="mt-5 w-full"
          disabled={!isComplete || isBusy}
          busyLabel={isBusy ? t('delete.submitting') : undefined}
        >
          {t('delete.submit')}
        </Button>
      </fetcher.Form>
    </>
  );
}

/** Whether what was typed would be taken; without JavaScript the server says so. */
function useCompleteness() {
  const { viewer } = useSite();
  const watched = useRef<HTMLFormElement>(null);
  // Unknown until the script has read the form.
  const [isComplete, setComplete] = useState<boolean>();
  const email = viewer.kind === 'member' ? viewer.email : undefined;
  const take = (typed: FormData) =>
    setComplete(
      formText(typed, 'emailConfirmation').trim().toLowerCase() === email &&
        formText(typed, 'reason').trim().length >= shortestReason,
    );
  useEarlyInput(watched, take);
  return {
    isComplete: isComplete ?? true,
    watched,
    watch: () => watched.current && take(new FormData(watched.current)),
  };
}
