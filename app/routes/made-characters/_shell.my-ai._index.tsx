import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listDeletedMade, listMade } from '~/domain/made-characters/find-made';
import { madeCharactersSettings } from '~/domain/made-characters/settings';
import { secondsAgo } from '~/domain/shared/remove-in-batches';
import { importHref } from '../../character-cards/card-hrefs';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { ResponseError } from '../../kit/forms/response-error';
import { DeletedList } from '../../made-characters/deleted-list';
import { DraftCard } from '../../made-characters/draft-card';
import { MadeCard } from '../../made-characters/made-card';
import { NewCard } from '../../made-characters/new-card';
import { presentMade } from '../../made-characters/presenters';
import { restoreByForm } from '../../made-characters/server/act-on-made.server';
import { readDraft } from '../../made-characters/server/read-create-step.server';
import { MyAiTabs } from '../../made-characters/my-ai-tabs';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, person } = requireMember(request, context);
  const { domain } = context;
  const { created_undo_seconds: undo } = await domain.settings(madeCharactersSettings);
  const [t, made, deleted, draft] = await Promise.all([
    translatorOf(context),
    listMade(domain, userId),
    listDeletedMade(domain, userId, secondsAgo(domain, undo)),
    readDraft(context, person),
  ]);
  return {
    page: { title: t('create:my-ai') },
    made: made.map((one) => presentMade(one, context.postMedia.forViewer)),
    deleted: deleted.map(({ id, choices }) => ({ _id: id, name: choices.name })),
    draft,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  return restoreByForm(context, { userId, form: await readForm(request) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MyAiPage() {
  const { t } = useTranslation(['create', 'cards']);
  const { made, draft, deleted } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useRevalidateWhile(made.some(({ state }) => state === 'making'));
  return (
    <div className="mx-auto max-w-[1280px] px-4 pb-10 md:px-6 lg:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3 pt-2 pb-2">
        <h1 className="type-h1">{t('my-ai')}</h1>
        <ButtonLink to={importHref} kind="soft" size="small">
          {t('cards:bring-link')}
        </ButtonLink>
      </div>
      <MyAiTabs chosen="characters" />
      <ResponseError response={answer} />
      {draft && <DraftCard draft={draft} />}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        <li>
          <NewCard />
        </li>
        {made.map((one) => (
          <li key={one._id}>
            <MadeCard made={one} />
          </li>
        ))}
      </ul>
      <DeletedList deleted={deleted} />
    </div>
  );
}
