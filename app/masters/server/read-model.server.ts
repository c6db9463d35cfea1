import { findModelOf } from '~/domain/creators/find-creator';
import { listUnconfirmed } from '~/domain/creators/unconfirmed-parts';
import { findListedModel } from '~/domain/masters/list-models';
import type { RequestContext } from '../../kit/http/context/request-context';
import {
  presentListedModel,
  presentModelProfile,
  type ModelProfile,
} from '../presenters/model-for-master';

type Context = Pick<RequestContext, 'domain' | 'mediaAddress'>;

/** Returns a model of a manager with what is filled in about it; null for another manager's. */
export async function readModel(
  { domain, mediaAddress }: Context,
  masterId: string,
  id: string,
): Promise<ModelProfile | null> {
  const model = await findModelOf(domain, masterId, id);
  if (!model) return null;
  const [row, unconfirmed] = await Promise.all([
    findListedModel(domain, masterId, id),
    listUnconfirmed(domain.db, id),
  ]);
  return row && presentModelProfile(presentListedModel(row, mediaAddress), model, unconfirmed);
}
