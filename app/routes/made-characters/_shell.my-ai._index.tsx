import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listDeletedMade, listMade } from '~/domain/made-characters/find-made';
import { madeCharactersSettings } from '~/domain/made-characters/settings';
import { secondsAgo } from '~/domain/shared/remove-in-batches';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { Icon } from '../../kit/ui/icons/icon';
import { ActError } from '../../made-characters/act-error';
import { MadeCard } from '../../made-characters/made-card';
import { myAiHref } from '../../made-characters/making-hrefs';
import { presentMade } from '../../made-characters/presenters';
import { restoreByForm } from '../../made-characters/server/act-on-made.server';
import { readDraft } from '../../made-characters/server/read-create-step.server';
import { Sketch } from '../../made-characters/sketch';
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
  const { t } = useTranslation('create');
  const { made, draft, deleted } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useRevalidateWhile(made.some(({ state }) => state === 'making'));
  return (
    <div className="mx-auto max-w-[1280px] px-4 pb-10 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 pb-2">{t('my-ai')}</h1>
      <MyAiTabs chosen="characters" />
      <ActError response={answer} />
      {draft && (
        <div className="border-line-2 bg-card rounded-card mb-4 flex min-h-18 items-center gap-3 border px-4 py-3">
          <Sketch
            looks={draft.looks}
            text={draft.text}
            className="rounded-input aspect-4/5 w-11 shrink-0"
          />
          <div className="min-w-0 flex-1">
            <p className="font-[560]">{t('draft.title')}</p>
            <p className="type-small text-fg-3">{t('place', { at: draft.at, of: draft.of })}</p>
          </div>
          <ButtonLink to={draft.href} kind="soft">
            {t('draft.go-on')}
          </ButtonLink>
        </div>
      )}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        <li>
          <Link
            to="/create-ai"
            className="border-rose/30 bg-rose/15 rounded-card flex aspect-4/5 flex-col justify-between border p-4"
          >
            <span className="bg-rose text-on-accent flex size-13 items-center justify-center rounded-full">
              <Icon name="plus" size={23} />
            </span>
            <span>
              <span className="type-h3 block">{t('new.title')}</span>
              <span className="type-small text-fg-2">{t('new.text')}</span>
            </span>
          </Link>
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

/** The characters whose deletion can still be undone. */
function DeletedList({ deleted }: { deleted: readonly { _id: string; name: string }[] }) {
  const { t } = useTranslation('create');
  if (deleted.length === 0) return null;
  return (
    <section aria-labelledby="deleted" className="mt-8">
      <h2 id="deleted" className="type-h3">
        {t('deleted.title')}
      </h2>
      <p className="text-fg-2">{t('deleted.text')}</p>
      <ul className="mt-3 space-y-2">
        {deleted.map(({ _id, name }) => (
          <li
            key={_id}
            className="border-line-2 bg-card rounded-card flex items-center gap-3 border px-4 py-2"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <ActForm action={`${myAiHref}?index`}>
              <input type="hidden" name="characterId" value={_id} />
              <SubmitButton kind="ghost" icon="undo-2" size="small">
                {t('deleted.restore')}
              </SubmitButton>
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
