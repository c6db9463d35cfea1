import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
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
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { masterHref } from '../master-hrefs';
import { presentListedModel } from '../presenters/model-for-master';
import { requireMasterViewer } from './require-master.server';

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

/** Returns a page of the manager's models by filter and sort. */
export async function readModelsPage({ request, context }: LoaderFunctionArgs) {
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
    options: {
      status: modelStatuses,
      step: modelSteps,
      rejectReason: rejectReasons,
      sortBy: modelSorts,
    },
  };
}

/** Mails the people of the selected models, one after another; one refusal stops no other. */
export async function mailSelectedModels({ request, context }: ActionFunctionArgs) {
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
