import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { discardDraft } from '~/domain/wizards/discard-draft';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { createHref } from '../../made-characters/making-hrefs';
import { createAi } from '../../made-characters/server/create-ai.server';
import { readDraft, requireCreator } from '../../made-characters/server/read-create-step.server';
import { Sketch } from '../../made-characters/sketch';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Asks a person with a draft whether to go on with it; anybody else begins at the first step. */
export async function loader({ context }: LoaderFunctionArgs) {
  const draft = await readDraft(context, requireCreator(context, '/create-ai'));
  if (!draft) throw redirect(createHref('style'));
  return draft;
}

/** Deletes the draft and begins at the first step. */
export async function action({ context }: ActionFunctionArgs) {
  await discardDraft(context.domain, requireCreator(context, '/create-ai'), createAi.kind);
  return redirect(createHref('style'));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function DraftPage() {
  const { t } = useTranslation('create');
  const { href, at, of, looks, text } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[560px] px-4 pt-6 pb-16 md:pt-12">
      <h1 className="type-h1">{t('draft.title-long')}</h1>
      <div className="mt-5 flex gap-4">
        <Sketch
          looks={looks}
          text={text}
          className="rounded-card border-line-2 aspect-4/5 w-32 shrink-0 border"
        />
        <div className="min-w-0">
          <p className="type-small text-fg-3">{t('place', { at, of })}</p>
          <p className="mt-1 line-clamp-4 font-[520]">{text}</p>
          <p className="type-small text-fg-3 mt-2">{t('draft.kept')}</p>
        </div>
      </div>
      <div aria-hidden className="bg-line-form mt-5 h-1 overflow-hidden rounded-full">
        <div className="bg-accent h-full" style={{ width: `${(100 * (at - 1)) / of}%` }} />
      </div>
      <ButtonLink to={href} size="large" className="mt-6 w-full">
        {t('draft.go-on')}
      </ButtonLink>
      <ActForm action="/create-ai?index" className="mt-3">
        <SubmitButton kind="outline" size="large" className="w-full">
          {t('draft.anew')}
        </SubmitButton>
      </ActForm>
      <p className="type-small text-fg-3 mt-3 text-center">{t('draft.replaces')}</p>
    </div>
  );
}
