import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findMade, type OwnMade } from '~/domain/made-characters/find-made';
import { madeCharactersSettings } from '~/domain/made-characters/settings';
import { newId } from '~/domain/shared/ids';
import { cardHref } from '../../character-cards/card-hrefs';
import { DescribedField } from '../../kit/forms/described-field';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { formText } from '../../kit/forms/form-text';
import { readForm } from '../../kit/forms/read-form.server';
import { useForm } from '../../kit/forms/use-form';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Notice } from '../../kit/ui/feedback/notice';
import { DeleteMade } from '../../made-characters/delete-made';
import { madeHref, myAiHref } from '../../made-characters/making-hrefs';
import { PortraitOrder } from '../../made-characters/portrait-order';
import { presentMade } from '../../made-characters/presenters';
import { actOnMade } from '../../made-characters/server/act-on-made.server';
import { editByForm } from '../../made-characters/server/edit-by-form.server';
import { readEditForm } from '../../made-characters/server/read-edit-form.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const made = await findOwn(context, userId, params['slug']);
  const wantsOtherName = new URL(request.url).searchParams.has('another');
  const [form, settings] = await Promise.all([
    readEditForm(context, made, { wantsOtherName }),
    context.domain.settings(madeCharactersSettings),
  ]);
  return {
    page: { title: made.choices.name },
    made: presentMade(made, context.postMedia.forViewer),
    ...form,
    portraits: { tokens: settings.created_portraits_price, key: newId() },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const form = await readForm(request);
  const made = await findOwn(context, userId, params['slug']);
  if (formText(form, 'intent') === 'save') return editByForm(context, made, form);
  return actOnMade(context, { userId, slug: made.slug, form });
}

/** Returns a made character of the person; throws 404 if there is none. */
async function findOwn(
  { domain }: Pick<LoaderFunctionArgs['context'], 'domain'>,
  userId: string,
  slug = '',
): Promise<OwnMade> {
  const made = await findMade(domain, { userId, slug });
  if (made?.state !== 'made') throw data(null, 404);
  return made;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function EditMadePage() {
  const { t } = useTranslation(['create', 'cards']);
  const { made, values, fields, portraits } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const saved = search.get('saved');
  const { form, fields: metas } = useForm<Record<string, string>>({
    id: 'edit-made',
    action: madeHref(made.slug),
    response: useActionData<typeof action>(),
    // All values are strings except lists of selected values, which the type of the form does not support.
    defaultValue: values as unknown as Record<string, string>,
  });
  return (
    <div className="mx-auto max-w-[960px] px-4 pb-16 md:px-6">
      <ButtonLink to={myAiHref} kind="ghost" icon="chevron-left" className="-ms-3">
        {t('my-ai')}
      </ButtonLink>
      <h1 className="type-h1 pb-4">{made.name}</h1>
      <div className="md:flex md:items-start md:gap-8">
        <PortraitOrder made={made} tokens={portraits.tokens} orderKey={portraits.key} />
        <div className="min-w-0 flex-1">
          {saved !== null && (
            <div className="max-md:mt-4 md:mb-4">
              <Notice kind="ok">{saved === 'looks' ? t('saved-looks') : t('saved')}</Notice>
            </div>
          )}
          <Form form={form} className="space-y-5 max-md:mt-6">
            <FormErrors />
            {fields.map((field) => {
              const meta = metas[field.name];
              return meta && <DescribedField key={field.name} field={field} meta={meta} />;
            })}
            <Link
              to={`${madeHref(made.slug)}?another`}
              preventScrollReset
              className="rounded-small text-fg-2 inline-block underline underline-offset-2"
            >
              {t('another-name')}
            </Link>
            <SubmitButton intent="save" size="large" className="w-full">
              {t('save')}
            </SubmitButton>
          </Form>
          <ButtonLink to={cardHref(made.slug)} kind="soft" icon="download" className="mt-8">
            {t('cards:export-link')}
          </ButtonLink>
          <DeleteMade made={made} />
        </div>
      </div>
    </div>
  );
}
