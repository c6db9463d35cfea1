import { data, redirect } from '@remix-run/node';
import { startRun, stopRun } from '~/domain/staff/bulk/move-run';
import { planUndo } from '~/domain/staff/bulk/plan-run';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { actSchema } from './act-schema.server';
import { findAct, type Asking, type OfferedAct } from './define-resource.server';
import { countFitting, findRunOf, isTyped, type RunFound } from './read-run.server';
import type { ThingResponse } from './shown';

interface Acting {
  name: string;
  acts?: Record<string, OfferedAct>;
}

/** Handles the forms of an act on several items: starts, stops, resumes or undoes it. */
export async function takeRun(resource: Acting, asking: Asking, id: string, form: FormData) {
  const found = await findRunOf(resource, asking, id);
  if (!found) throw data(null, 404);
  const { domain } = asking.context;
  const path = `/admin/${resource.name}/several/${id}`;
  switch (formText(form, 'intent')) {
    case 'stop':
      await stopRun(domain, asking.staff, id);
      return redirect(path);
    case 'resume':
      await startRun(domain, asking.staff, { id });
      return redirect(path);
    case 'undo':
      return undo(resource, asking, found);
    case found.key:
      return start(asking, { found, path, form });
    default:
      throw data(null, 400);
  }
}

interface Starting {
  found: RunFound;
  path: string;
  form: FormData;
}

async function start({ context, staff, words }: Asking, { found, path, form }: Starting) {
  const { run, act, key } = found;
  const fitting = await countFitting(context, found);
  const typed = formText(form, 'typed').replaceAll(/\D/g, '');
  if (isTyped(fitting) && typed !== String(fitting)) {
    const refused = words('several.type-number', { number: String(fitting) });
    return data<ThingResponse>({ intent: key, refused }, 400);
  }
  return handleForm(form, {
    intent: key,
    schema: actSchema.reasonOf(act),
    async take({ reason: given }) {
      await startRun(context.domain, staff, { id: run.id, reason: given });
      return redirect(path);
    },
  });
}

/** Plans the act that undoes a run and leads to the page where it is reviewed. */
async function undo(
  { name, acts = {} }: Acting,
  { context, staff, words }: Asking,
  { run, act }: RunFound,
) {
  const inverse = findAct(acts, act.bulk.inverse?.split('.')[1] ?? '')?.bulk;
  if (!inverse || run.state !== 'done') throw data(null, 400);
  const planned = await planUndo(context.domain, staff, { inverse, runId: run.id });
  if (planned.ok) return redirect(`/admin/${name}/several/${planned.id}`);
  return data<ThingResponse>({ refused: words(`refused.${planned.reason}`) }, 409);
}
