import { useTranslation } from 'react-i18next';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { Badge } from '../kit/ui/marks/badge';

/** The setting of the amount of tokens from which a spend must be confirmed; null for never. */
export function SpendConfirmationSetting({ askFrom }: { askFrom: number | null }) {
  const { t } = useTranslation('statement');
  return (
    <section
      id="ask-first"
      aria-labelledby="ask-first-title"
      className="rounded-card border-line-2 bg-card shadow-card scroll-mt-6 border p-5 md:px-6 print:hidden"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id="ask-first-title" className="type-h3">
          {t('ask.title')}
        </h3>
        <Badge kind={askFrom === null ? 'plain' : 'new'} icon="shield-check">
          {t(askFrom === null ? 'limit.off' : 'limit.on')}
        </Badge>
      </div>
      <p className="text-fg-2 mt-3">{t('ask.text')}</p>
      <ThresholdForm key={askFrom} askFrom={askFrom} />
    </section>
  );
}

function ThresholdForm({ askFrom }: { askFrom: number | null }) {
  const { t } = useTranslation('statement');
  const { form, fields } = useForm<{ askFrom: string }>({
    id: 'ask-first-form',
    intent: 'ask-first',
    defaultValue: { askFrom: askFrom === null ? '' : String(askFrom) },
  });
  return (
    <Form form={form} className="mt-4 space-y-3">
      <FormErrors />
      <FormDone>{t('limit.saved')}</FormDone>
      <FormField
        field={fields.askFrom}
        type="text"
        inputMode="numeric"
        maxLength={7}
        label={t('ask.from')}
        hint={t('ask.hint')}
        autoComplete="off"
      />
      <SubmitButton intent="ask-first" kind="soft" className="w-full" busyLabel={t('limit.saving')}>
        {t('ask.save')}
      </SubmitButton>
    </Form>
  );
}
