import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DescribedField } from '../kit/forms/described-field';
import { Form, FormDone, FormErrors, SubmitButton } from '../kit/forms/form';
import type { FormResponse } from '../kit/forms/form-response';
import { usePageForm } from '../kit/forms/use-form';
import type { ShownField } from '../wizards/step-view';

interface ModelProfileFormProps {
  id: string;
  href: string;
  fields: readonly ShownField[];
  values: Readonly<Record<string, string | string[]>>;
  about: string;
}

/** Shows the form of a model's profile. */
export function ModelProfileForm({
  id,
  href,
  fields: shown,
  values,
  about,
}: ModelProfileFormProps) {
  const { t } = useTranslation('masters');
  const response = useActionData<FormResponse>();
  const { form, fields } = usePageForm<Record<string, string>, FormResponse>({
    id,
    action: href,
    response,
    defaultValue: values as Record<string, string>,
  });
  return (
    <Form form={form} className="max-w-[640px] space-y-5">
      <p className="type-small text-fg-2">{about}</p>
      <FormErrors />
      <FormDone>{t('saved')}</FormDone>
      {shown.map(({ as, ...field }) => {
        const meta = fields[field.name];
        return (
          meta &&
          as !== 'own' && <DescribedField key={field.name} field={{ ...field, as }} meta={meta} />
        );
      })}
      <SubmitButton intent="save" busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
