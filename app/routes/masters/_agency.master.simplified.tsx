import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { FormField, FormSelect } from '../../kit/forms/form-field';
import type { FormResponse } from '../../kit/forms/form-response';
import { usePageForm } from '../../kit/forms/use-form';
import { pageMeta } from '../../kit/site/page-meta';
import {
  orderSimplifiedByForm,
  readSimplifiedForm,
} from '../../masters/server/simplified-form.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export const loader = (args: LoaderFunctionArgs) => readSimplifiedForm(args);

export const action = (args: ActionFunctionArgs) => orderSimplifiedByForm(args);

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SimplifiedPage() {
  const { t } = useTranslation('masters');
  const { genders, traits, key } = useLoaderData<typeof loader>();
  const response = useActionData<FormResponse>();
  const { form, fields } = usePageForm<Record<string, string>, FormResponse>({
    id: 'simplified',
    response,
    defaultValue: { gender: 'female', Age: '25', key },
  });
  const { name, gender, Age: age, key: sentKey } = fields;
  if (!name || !gender || !age) return null;
  return (
    <div className="mx-auto max-w-[640px]">
      <h1 className="type-h1">{t('simplified.title')}</h1>
      <p className="text-fg-2 mt-2">{t('simplified.text')}</p>
      <Form form={form} className="mt-6 space-y-5">
        <FormErrors />
        <input type="hidden" name="key" value={sentKey?.initialValue ?? key} />
        <FormField
          field={name}
          type="text"
          label={t('field.displayName')}
          required
          maxLength={50}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <FormSelect field={gender} label={t('field.gender')} options={genders} />
          <FormField
            field={age}
            type="text"
            inputMode="numeric"
            label={t('simplified.Age')}
            required
          />
          {traits.map(({ type, options }) => {
            const field = fields[type];
            return (
              field && (
                <FormSelect
                  key={type}
                  field={field}
                  label={t(`simplified.${type}`)}
                  options={options}
                />
              )
            );
          })}
        </div>
        <SubmitButton size="large" icon="sparkles" busyLabel={t('saving')}>
          {t('simplified.order')}
        </SubmitButton>
      </Form>
    </div>
  );
}
