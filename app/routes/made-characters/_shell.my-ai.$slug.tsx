import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { firstName } from '~/domain/characters/first-name';
import { longest } from '~/domain/made-characters/choices';
import { findMade, type OwnMade } from '~/domain/made-characters/find-made';
import { optionsOf } from '~/domain/made-characters/offered-traits';
import { madeCharactersSettings } from '~/domain/made-characters/settings';
import { makingSteps } from '~/domain/made-characters/steps';
import { suggestName } from '~/domain/made-characters/suggest-name';
import { newId } from '~/domain/shared/ids';
import { DescribedField, type FieldDescription } from '../../kit/forms/described-field';
import { ActForm, Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { formText } from '../../kit/forms/form-text';
import { readForm } from '../../kit/forms/read-form.server';
import { useForm } from '../../kit/forms/use-form';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { Portrait } from '../../kit/ui/media/portrait';
import { useTokenMoney } from '../../wallet/use-token-money';
import { madeHref } from '../../made-characters/making-hrefs';
import { PortraitChoice } from '../../made-characters/portrait-choice';
import { presentMade } from '../../made-characters/presenters';
import { actOnMade } from '../../made-characters/server/act-on-made.server';
import { editByForm } from '../../made-characters/server/edit-by-form.server';
import { optionText } from '../../made-characters/server/option-text.server';
import { readOfferedNow } from '../../made-characters/server/read-offered.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, made, offered, settings] = await Promise.all([
    translatorOf(context),
    findOwn(context, userId, params['slug']),
    readOfferedNow(context),
    context.domain.settings(madeCharactersSettings),
  ]);
  const { choices } = made;
  const wantsOtherName = new URL(request.url).searchParams.has('another');
  const name = wantsOtherName
    ? suggestName(choices.gender, Math.random, choices.name)
    : choices.name;
  const options = Object.assign(
    {},
    ...makingSteps.map((step) => optionsOf(step, { style: choices }, offered.traits)),
  ) as Readonly<Record<string, readonly string[]>>;
  /** The present value stays on offer even if it was switched off. */
  const choice = (field: string, value: string, as: 'select' | 'checkboxes' = 'select') => ({
    name: field,
    as,
    isRequired: true,
    label: t(`create:field.${field}`),
    options: [...new Set([...(value === '' ? [] : [value]), ...(options[field] ?? [])])].map(
      (one) => ({ value: one, label: optionText(t, field, one) }),
    ),
  });
  const text = (field: 'name' | 'bio' | 'greeting' | 'line') => ({
    name: field,
    as: field === 'name' ? ('text' as const) : ('text-area' as const),
    label: t(`create:field.${field}`),
    isRequired: field !== 'line',
    maxLength: longest[field],
    rows: 3,
  });
  return {
    page: { title: choices.name },
    made: presentMade(made, context.postMedia.forViewer),
    values: { ...choices, name, bio: made.bio, age: String(choices.age), line: choices.line ?? '' },
    fields: [
      text('name'),
      text('bio'),
      text('greeting'),
      text('line'),
      { name: 'age', as: 'number' as const, label: t('create:field.age'), isRequired: true },
      choice('ethnicity', choices.ethnicity),
      choice('eyes', choices.eyes),
      choice('hair', choices.hair),
      choice('hairColor', choices.hairColor),
      choice('body', choices.body),
      choice('personality', choices.personality),
      choice('voice', choices.voice),
      choice('mood', choices.mood),
      choice('occupation', choices.occupation),
      choice('hobbies', '', 'checkboxes'),
      choice('relationship', choices.relationship),
    ] satisfies FieldDescription[],
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
  const { t } = useTranslation('create');
  const { made, values, fields } = useLoaderData<typeof loader>();
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
    <div className="mx-auto max-w-[640px] px-4 pb-16 md:px-6">
      <h1 className="type-h1 pt-2 pb-4">{made.name}</h1>
      <Portraits />
      {saved !== null && (
        <div className="mt-4">
          <Notice kind="ok">{saved === 'looks' ? t('saved-looks') : t('saved')}</Notice>
        </div>
      )}
      <Form form={form} className="mt-6 space-y-5">
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
      <ActForm action={madeHref(made.slug)} className="mt-8">
        <SubmitButton intent="delete" kind="danger" icon="trash-2">
          {t('delete', { name: firstName(made.name) })}
        </SubmitButton>
        <p className="type-small text-fg-3 mt-2">{t('delete-text')}</p>
      </ActForm>
    </div>
  );
}

/** The chosen portrait, the others, and the order of further ones with its price. */
function Portraits() {
  const { t } = useTranslation('create');
  const money = useTokenMoney();
  const { made, portraits } = useLoaderData<typeof loader>();
  const { tokens, key } = portraits;
  return (
    <section className="border-line-2 bg-card rounded-card border p-4">
      <Portrait
        src={made.portrait?.large ?? null}
        alt=""
        isFirst
        className="rounded-card aspect-4/5 w-full"
      />
      <PortraitChoice made={made} action={madeHref(made.slug)} />
      <ActForm action={madeHref(made.slug)} className="mt-4">
        <input type="hidden" name="from" value="edit" />
        <input type="hidden" name="idempotencyKey" value={key} />
        {tokens > 0 && <input type="hidden" name="confirmedTokens" value={tokens} />}
        <SubmitButton intent="renew" kind="soft" icon="rotate-cw" className="w-full">
          {tokens > 0 ? t('renew-for', { count: tokens, money: money(tokens) }) : t('renew')}
        </SubmitButton>
        <p className="type-small text-fg-3 mt-2">{t('renew-text')}</p>
      </ActForm>
    </section>
  );
}
