import * as z from 'zod';
import { approveIdentity, retryPhotos, wantTwin } from '~/domain/creator-reviews/act-on-model';
import { findModelForStaff } from '~/domain/creator-reviews/list-models';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../kit/api/access';
import { endpointsOf } from '../kit/api/endpoint';
import type { RequestContext } from '../kit/http/context/request-context';
import { modelForStaffSchema, presentModelForStaff } from './presenters/models-for-staff';

const endpoint = endpointsOf('admin');

/** Returns a model as staff see it, or that it does not exist. */
export async function readModel({ domain }: RequestContext, id: string) {
  const model = await findModelForStaff(domain, id);
  return model ? presentModelForStaff(model) : ({ ok: false, reason: 'not-found' } as const);
}

type Act = (
  context: RequestContext['domain'],
  by: Parameters<typeof retryPhotos>[1],
  modelId: string,
) =>
  ReturnType<typeof retryPhotos> | ReturnType<typeof approveIdentity> | ReturnType<typeof wantTwin>;

/** Declares a call that acts on one model and returns it as it then is. */
const act = (name: string, summary: string, run: Act) =>
  endpoint({
    id: `admin.verified-models-${name}`,
    method: 'POST',
    path: `/admins/verified-models/{id}/${name}`,
    summary,
    access: access.staff('creators.decide'),
    failures: [404, 409, 422],
    idempotent: true,
    params: z.object({ id: idSchema }),
    answer: modelForStaffSchema,
    async handle({ context, who, params: { id } }) {
      const done = await run(context.domain, who, id);
      return done.ok ? readModel(context, id) : done;
    },
  });

/** The calls that act on a model without a body. */
export const actsOnModel = [
  act('approve-kyc', 'Approve the identity of a model', approveIdentity),
  act('retry-photo-verification', 'Have the photos of a model compared again', retryPhotos),
  act('retry-ai-generate', 'Make a failed twin again', (context, by, id) =>
    wantTwin(context, by, id, 'retry'),
  ),
  act(
    'regenerate-ai-twin',
    'Make another twin, to which the person says yes again',
    (context, by, id) => wantTwin(context, by, id, 'regenerate'),
  ),
  act('regenerate-ai-twin-previews', 'Make other previews of a twin', (context, by, id) =>
    wantTwin(context, by, id, 'previews'),
  ),
];
