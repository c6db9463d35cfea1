import { useTranslation } from 'react-i18next';
import { ActForm, Form, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormField, FormTextArea } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { Notice } from '../kit/ui/feedback/notice';

interface Refused {
  refused: string | undefined;
}

/** The question of staff: why, the case, the minutes, with what they may see and what stays closed. */
export function LookForm({ refused }: Refused) {
  const { t } = useTranslation('staff');
  const { form, fields } = useForm<{ reason: string; caseReference: string; minutes: string }>({
    id: 'look',
    intent: 'ask',
    defaultValue: { minutes: '15' },
  });
  return (
    <Form form={form} className="space-y-4">
      {refused !== undefined && <Notice kind="danger">{refused}</Notice>}
      <FormErrors />
      <FormTextArea field={fields.reason} label={t('look.reason')} required />
      <FormField field={fields.caseReference} type="text" label={t('look.case')} />
      <FormField
        field={fields.minutes}
        type="text"
        inputMode="numeric"
        label={t('look.minutes')}
        required
      />
      <p className="type-small text-fg-2">{t('look.may')}</p>
      <SubmitButton intent="ask" kind="light" busyLabel={t('resource.busy')}>
        {t('look.ask')}
      </SubmitButton>
    </Form>
  );
}

interface OpenLookProps extends Refused {
  look: {
    stage: 'asked' | 'agreed' | 'running';
    isOwn: boolean;
    staffName: string;
    minutes: number;
    until: string;
  };
}

/** An open question or look: waiting, ready to begin, or running. */
export function OpenLook({ look, refused }: OpenLookProps) {
  const { t } = useTranslation('staff');
  const { stage, isOwn, staffName, minutes, until } = look;
  return (
    <ActForm className="space-y-4">
      {refused !== undefined && <Notice kind="danger">{refused}</Notice>}
      <p>{t(`look.stage.${stage}`, { name: staffName, minutes, until })}</p>
      {isOwn && (
        <div className="flex flex-wrap gap-3">
          {stage === 'agreed' && (
            <SubmitButton intent="begin" kind="light">
              {t('look.begin')}
            </SubmitButton>
          )}
          <SubmitButton intent="end" kind="outline">
            {t(stage === 'running' ? 'look.end' : 'look.withdraw')}
          </SubmitButton>
        </div>
      )}
    </ActForm>
  );
}
