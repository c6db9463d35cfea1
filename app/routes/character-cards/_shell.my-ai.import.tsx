import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { spokenName } from '~/domain/character-cards/card';
import { listDraftCards } from '~/domain/character-cards/find-card';
import { CardDrop } from '../../character-cards/card-drop';
import { draftHref } from '../../character-cards/card-hrefs';
import { NotTakenNotice } from '../../character-cards/not-taken-notice';
import { importByForm, type NotTaken } from '../../character-cards/server/import-by-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const [t, drafts] = await Promise.all([
    translatorOf(context),
    listDraftCards(context.domain, userId),
  ]);
  // A body that is too large is not read, so the name of its file is unknown.
  const isTooLarge = new URL(request.url).searchParams.has('too-large');
  const tooLarge: NotTaken = { file: '', error: 'card-too-large' };
  return {
    page: { title: t('cards:import-title') },
    refused: isTooLarge ? tooLarge : null,
    drafts: drafts.map(({ id, fileName, parts }) => ({
      _id: id,
      fileName,
      name: spokenName(parts),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  return importByForm(context, request, userId);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ImportCardPage() {
  const { t } = useTranslation('cards');
  const { drafts, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused ?? loaded.refused;
  return (
    <div className="mx-auto max-w-[560px] space-y-5 px-4 pb-16 md:px-6">
      <h1 className="type-h1 pt-2">{t('import-title')}</h1>
      <CardDrop />
      {refused && <NotTakenNotice refused={refused} />}
      <p className="type-small text-fg-2">{t('rules')}</p>
      {drafts.length > 0 && (
        <section aria-labelledby="drafts">
          <h2 id="drafts" className="type-h3">
            {t('drafts')}
          </h2>
          <ul className="mt-3 space-y-2">
            {drafts.map(({ _id, name, fileName }) => (
              <li
                key={_id}
                className="border-line-2 bg-card rounded-card flex items-center gap-3 border px-4 py-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{name}</span>
                  <span className="type-small text-fg-3 block truncate">{fileName}</span>
                </span>
                <ButtonLink to={draftHref(_id)} kind="soft" size="small">
                  {t('look')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
