import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { frequencies, type Frequency } from '~/domain/follow-ups/schema';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import { FormSelect } from '../kit/forms/form-field';
import { useForm } from '../kit/forms/use-form';
import { settingsPath } from '../notifications/settings-path';
import { Notice } from '../kit/ui/feedback/notice';
import { followUpsAnchor, frequencyIntent } from './follow-ups-place';

interface FrequencyFormProps {
  /** The frequency for this character, and whether the feature is on. */
  followUps: { frequency: Frequency; isOn: boolean };
  name: string;
  action: string;
}

/** Sets how often a character may write first, in their chat. */
export function FrequencyForm({ followUps, name, action }: FrequencyFormProps) {
  const { t } = useTranslation('followups');
  const { form, fields } = useForm<{ frequency: string }>({
    id: 'frequency',
    intent: frequencyIntent,
    action,
    defaultValue: { frequency: followUps.frequency },
  });
  return (
    <section aria-labelledby={followUpsAnchor} className="border-line border-t pt-5">
      <h3 id={followUpsAnchor} className="type-h3 lining-nums">
        {t('title', { name })}
      </h3>
      <Form form={form} className="mt-1.5 space-y-4">
        <p className="type-small text-fg-2">{t('about', { name })}</p>
        {!followUps.isOn && (
          <Notice kind="info">
            {t('switched-off')}{' '}
            <Link to={`${settingsPath}#${followUpsAnchor}`} className="underline">
              {t('to-settings')}
            </Link>
          </Notice>
        )}
        <FormErrors />
        <FormDone>{t('saved')}</FormDone>
        <FormSelect
          field={fields.frequency}
          label={t('how-often')}
          hint={t('quiet')}
          options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
        />
        <SubmitButton
          intent={frequencyIntent}
          kind="light"
          className="w-full"
          busyLabel={t('saving')}
        >
          {t('save')}
        </SubmitButton>
      </Form>
    </section>
  );
}
