import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { areApplicationsOpen } from '~/domain/creators/are-applications-open';
import { invitePerson } from '~/domain/masters/invite-person';
import {
  countModelsOf,
  listModelsOf,
  modelFilters,
  modelSorts,
  rejectReasons,
} from '~/domain/masters/list-models';
import { countMaking } from '~/domain/masters/order-simplified';
import { modelStatuses, modelSteps } from '~/domain/masters/schema';
import { idSchema } from '~/domain/shared/ids';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useRevalidateWhile } from '../../kit/ui/behaviour/use-revalidate-while';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { EmptyState } from '../../kit/ui/feedback/empty-state';
import { Notice } from '../../kit/ui/feedback/notice';
import { masterHref, newModelHref, simplifiedHref } from '../../masters/master-hrefs';
import { ModelFilters } from '../../masters/model-filters';
import { ModelList } from '../../masters/model-list';
import { presentListedModel } from '../../masters/presenters/model-for-master';
import { requireMasterViewer } from '../../masters/server/require-master.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const pageSize = 20;
/** A filter that is no longer valid shows everything. */
const filterSchema = z.object({
  search: modelFilters.search.optional().catch(undefined),
  status: modelFilters.status.optional().catch(undefined),
  step: modelFilters.step.optional().catch(undefined),
  rejectReason: modelFilters.rejectReason.optional().catch(undefined),
  sortBy: z.enum(modelSorts).catch('_id'),
  cursor: z.string().max(1000).optional().catch(undefined),
});
const ascending: readonly string[] = ['displayName', 'status', 'step'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMasterViewer(request, context);
  const { domain } = context;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { cursor, sortBy, ...filters } = filterSchema.parse(query);
  const order = ascending.includes(sortBy) ? ('asc' as const) : ('desc' as const);
  const [t, isOpen, models, counts, making] = await Promise.all([
    translatorOf(context),
    areApplicationsOpen(domain),
    listModelsOf(domain, userId, {
      ...filters,
      sort: { by: sortBy, order },
      cursor,
      take: pageSize,
    }),
    countModelsOf(domain, userId),
    countMaking(domain.db, userId),
  ]);
  return {
    page: { title: t('masters:models') },
    models: models.items.map((row) => presentListedModel(row, context.mediaAddress)),
    total: models.total,
    older: models.nextCursor,
    newer: models.previousCursor,
    counts,
    making,
    isOpen,
    filter: { ...filters, sortBy },
  };
}

/** Mails the people of the selected models, one after another; one refusal stops no other. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, person } = requireMasterViewer(request, context);
  const form = await readForm(request);
  const only = form.get('only');
  const parsed = z
    .array(idSchema)
    .min(1)
    .max(pageSize)
    .safeParse(only === null ? form.getAll('model') : [only]);
  if (!parsed.success) return data({ sent: 0, refused: ['masters:nothing-selected'] }, 400);
  let sent = 0;
  const refused = new Set<string>();
  for (const creatorId of parsed.data) {
    const allowed = await context.limits.mailModels(person);
    if (!allowed.ok) throw data(null, 429);
    const asked = { masterId: userId, creatorId, purpose: 'kyc' } as const;
    const outcome = await invitePerson(context.domain, asked);
    if (outcome.ok) sent += 1;
    else refused.add(`errors:${context.refusals.formErrorOf(outcome.reason)}`);
  }
  if (refused.size > 0) return data({ sent, refused: [...refused] }, sent > 0 ? 200 : 409);
  return redirect(`${masterHref}?sent=${sent}`);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ModelsPage() {
  const { t } = useTranslation(['masters', 'errors']);
  const { models, total, older, newer, counts, making, isOpen, filter } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  useRevalidateWhile(making > 0);
  const sent = Number(query.get('sent') ?? answer?.sent ?? 0);
  const pageOf = (cursor: string) => {
    const next = new URLSearchParams(query);
    next.delete('sent');
    next.set('cursor', cursor);
    return `?${next}`;
  };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="type-h1">{t('models')}</h1>
          <p className="text-fg-2 mt-1">{t('counts', counts)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={simplifiedHref} kind="soft">
            {t('new-simplified')}
          </ButtonLink>
          {isOpen && (
            <ButtonLink to={newModelHref('main-info')} icon="plus">
              {t('new-model')}
            </ButtonLink>
          )}
        </div>
      </div>
      {!isOpen && <Notice kind="info">{t('closed')}</Notice>}
      {making > 0 && (
        <Notice kind="info" icon="sparkles">
          {t('making', { number: making })}
        </Notice>
      )}
      {sent > 0 && <Notice kind="ok">{t('sent', { number: sent })}</Notice>}
      {answer?.refused.map((key) => (
        <Notice key={key} kind="danger">
          {t(key as 'masters:nothing-selected')}
        </Notice>
      ))}
      {counts.all === 0 ? (
        <EmptyState
          pictures={[]}
          title={t('empty.title')}
          actions={
            isOpen ? (
              <ButtonLink to={newModelHref('main-info')} icon="plus">
                {t('new-model')}
              </ButtonLink>
            ) : (
              <ButtonLink to={simplifiedHref}>{t('new-simplified')}</ButtonLink>
            )
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <ModelFilters
            filter={filter}
            options={{
              status: modelStatuses,
              step: modelSteps,
              rejectReason: rejectReasons,
              sortBy: modelSorts,
            }}
          />
          {models.length === 0 ? (
            <p className="text-fg-2 py-8 text-center">{t('nothing-matches')}</p>
          ) : (
            <ActForm className="space-y-4">
              <ModelList models={models} />
              <div className="flex flex-wrap items-center justify-between gap-3">
                <SubmitButton kind="outline" icon="mail">
                  {t('act.send-selected')}
                </SubmitButton>
                <nav aria-label={t('pages')} className="flex items-center gap-3">
                  <span className="type-small text-fg-2">{t('total', { number: total })}</span>
                  {newer !== null && (
                    <ButtonLink to={pageOf(newer)} kind="soft">
                      {t('newer')}
                    </ButtonLink>
                  )}
                  {older !== null && (
                    <ButtonLink to={pageOf(older)} kind="soft">
                      {t('more')}
                    </ButtonLink>
                  )}
                </nav>
              </div>
            </ActForm>
          )}
        </>
      )}
    </div>
  );
}
