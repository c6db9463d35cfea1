import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { characterGenders } from '~/domain/characters/schema';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { orderSimplified } from '~/domain/masters/order-simplified';
import { simplifiedSchema } from '~/domain/masters/schema';
import { newId } from '~/domain/shared/ids';
import { traitKey } from '../../characters/trait-icons';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { FormField, FormSelect } from '../../kit/forms/form-field';
import type { FormResponse } from '../../kit/forms/form-response';
import { handleForm } from '../../kit/forms/handle-form.server';
import { readForm } from '../../kit/forms/read-form.server';
import { usePageForm } from '../../kit/forms/use-form';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { masterHref } from '../../masters/master-hrefs';
import { requireMasterViewer } from '../../masters/server/require-master.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const { attributes } = simplifiedSchema.shape;
const formSchema = z.object({
  name: simplifiedSchema.shape.name,
  gender: z.enum(characterGenders, 'please enter valid'),
  ...attributes.shape,
  key: idempotencyKeySchema,
});
const listed = ['Ethnicity', 'EyeColor', 'HairStyle', 'HairColor', 'BodyType'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMasterViewer(request, context);
  const t = await translatorOf(context);
  const optionsOf = (type: (typeof listed)[number]) =>
    attributeCatalogue[type].map((value) => ({
      value,
      label: t(`attributes:${type}.${traitKey(value)}`, { defaultValue: value }),
    }));
  return {
    page: { title: t('masters:simplified.title') },
    key: newId(),
    genders: characterGenders.map((value) => ({ value, label: t(`masters:gender.${value}`) })),
    traits: listed.map((type) => ({ type, options: optionsOf(type) })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, person } = requireMasterViewer(request, context);
  return handleForm(await readForm(request), {
    schema: formSchema,
    limit: () => context.limits.changeModels(person),
    async take({ name, gender, key: idempotencyKey, ...chosen }) {
      const ordered = await orderSimplified(context.domain, {
        masterId: userId,
        idempotencyKey,
        name,
        gender,
        attributes: chosen,
      });
      if (ordered.ok) return redirect(masterHref);
      return { error: context.refusals.formErrorOf(ordered.reason), status: 409 };
    },
  });
}

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
