import { data, type AppLoadContext } from '@remix-run/node';
import { findModelOf } from '~/domain/creators/find-creator';
import { changeModelOf } from '~/domain/masters/add-model';
import { invitePerson } from '~/domain/masters/invite-person';
import { removeModelOf } from '~/domain/masters/remove-model';
import type { ModelChanges } from '~/domain/masters/schema';
import { setFlow } from '~/domain/masters/take-over';
import type { UserViewer } from '~/domain/viewers/viewer';
import { handleForm } from '../../kit/forms/handle-form.server';
import type { ModelTab } from '../master-hrefs';
import { changesOf } from './model-steps.server';
import { profileSchema, voiceSchema } from './read-model-page.server';

interface Act {
  id: string;
  tab: ModelTab;
  form: FormData;
}

/** Carries out an act of a model's page. Returns undefined if the page is to be shown again. */
export async function actOnModel(
  context: AppLoadContext,
  { userId: masterId, person }: UserViewer,
  { id, tab, form }: Act,
) {
  const { domain, refusals } = context;
  const intent = form.get('intent');
  if (intent === 'save') {
    const schema = tab === 'voice' ? voiceSchema : profileSchema;
    return handleForm(form, {
      schema,
      limit: () => context.limits.changeModels(person),
      async take(typed) {
        const changes = await onlyChanged(context, { masterId, id }, changesOf(typed));
        const changed = await changeModelOf(domain, masterId, id, changes);
        if (changed.ok) return undefined;
        return { error: refusals.formErrorOf(changed.reason), status: 409 };
      },
    });
  }
  const outcome = await carryOut(context, { masterId, person }, { id, intent });
  if (outcome.ok) return intent === 'remove' ? ('removed' as const) : undefined;
  return data({ refused: refusals.formErrorOf(outcome.reason) }, 409);
}

async function carryOut(
  { domain, limits }: AppLoadContext,
  { masterId, person }: { masterId: string; person: UserViewer['person'] },
  { id: creatorId, intent }: { id: string; intent: unknown },
) {
  switch (intent) {
    case 'send-to-kyc':
    case 'send-release': {
      if (!(await limits.mailModels(person)).ok) throw data(null, 429);
      const purpose = intent === 'send-release' ? 'release' : 'kyc';
      return invitePerson(domain, { masterId, creatorId, purpose });
    }
    case 'take-over':
    case 'hand-back':
      return setFlow(domain, { masterId, creatorId, isTaken: intent === 'take-over' });
    case 'remove':
      return removeModelOf(domain, masterId, creatorId);
    default:
      throw data(null, 400);
  }
}

/** Leaves out what is as it was, so that only what a manager changed waits for the person. */
async function onlyChanged(
  { domain }: AppLoadContext,
  { masterId, id }: { masterId: string; id: string },
  changes: ModelChanges,
): Promise<ModelChanges> {
  const model = await findModelOf(domain, masterId, id);
  if (!model) return changes;
  const held: Record<string, unknown> = {
    ...model,
    pricingConfig: { fanClubPrice: model.fanClubPrice ?? 0 },
  };
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => JSON.stringify(held[field] ?? '') !== JSON.stringify(value ?? ''),
    ),
  );
}
