import { data, redirect } from '@remix-run/node';
import { newId } from '~/domain/shared/ids';
import { actionLog } from '~/domain/staff/action-log';
import type { StaffResource } from '~/domain/staff/acts';
import type { StaffActor } from '~/domain/staff/carry-out';
import { withRedirect } from '../../kit/site/with-redirect';
import type { ApiRefusal } from '../../kit/http/describe-refusal';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { actSchema } from './act-schema.server';
import {
  findAct,
  type ActAsking,
  type Asking,
  type OfferedAct,
  type OpenOutcome,
  type ThingRead,
} from './define-resource.server';
import { doneOf } from './done-of.server';
import type { ThingResponse } from './shown';

interface Acting {
  name: string;
  kind?: StaffResource;
  detail?: {
    read(asking: Asking, id: string): Promise<ThingRead | null>;
    opensWithReason?: true;
    open?(asking: ActAsking & Asking, id: string): Promise<OpenOutcome>;
  };
  acts?: Record<string, OfferedAct>;
}

/** Handles a form of an item's page: opens the sealed part, or carries out an act. */
export async function takeAct(resource: Acting, asking: Asking, id: string, form: FormData) {
  const { name, kind, detail, acts = {} } = resource;
  const intent = formText(form, 'intent');
  const path = `/admin/${name}/${id}`;
  if (intent === 'open' && detail?.open) {
    const reason = formText(form, 'reason').trim();
    if (detail.opensWithReason && !reason) {
      return data<ThingResponse>({ refused: asking.words('refused.reason-required') }, 400);
    }
    const by: StaffActor = { ...asking.staff, reason: reason.slice(0, 1000) || undefined };
    const opened = await detail.open({ ...asking, by }, id);
    if (!opened.ok) return refuseAct(asking, opened.reason, path);
    return data<ThingResponse>({ opened: opened.sections });
  }
  const act = findAct(acts, intent);
  if (!act) throw data(null, 400);
  return handleForm(form, {
    intent,
    schema: actSchema.formOf(act),
    async take({ seen, key, reason, ...typed }) {
      const by: StaffActor = { ...asking.staff, reason, key, seen: seen === 'none' ? null : seen };
      const outcome = await act.run({ context: asking.context, by }, id, typed);
      if (!outcome.ok && outcome.reason !== 'done-already') {
        if (outcome.reason !== 'changed-since' || !kind)
          return refuseAct(asking, outcome.reason, path, intent);
        return showConflict(asking, { kind, id, seen, intent, form });
      }
      const isThere = (await detail?.read(asking, id)) !== null;
      return redirect(`${isThere ? path : `/admin/${name}`}?done=${intent}`);
    },
  });
}

/** Creates an item of a resource from its form and redirects to its page. */
export function takeCreation(
  { name, create }: { name: string; create: OfferedAct },
  asking: Asking,
  form: FormData,
) {
  return handleForm(form, {
    intent: 'create',
    schema: actSchema.formOf(create),
    async take({ key, seen: _, reason, ...typed }) {
      const { context, staff } = asking;
      const made = await create.run({ context, by: { ...staff, reason, key } }, newId(), typed);
      if (made.ok) return redirect(made.id ? `/admin/${name}/${made.id}` : `/admin/${name}`);
      if (made.reason === 'done-already') return redirect(`/admin/${name}`);
      return refuseAct(asking, made.reason, `/admin/${name}/new`, 'create');
    },
  });
}

/**
 * Responds to a refused act with its sentence. An act that needs a fresh proof redirects there and back.
 */
function refuseAct(
  { context, words }: Asking,
  reason: ApiRefusal['reason'],
  path: string,
  intent?: string,
) {
  if (reason === 'proof-required') throw redirect(withRedirect('/admin/confirm', path));
  const status = context.refusals.describe({ ok: false, reason }).statusCode;
  if (reason === 'forbidden' || reason === 'not-found') throw data(null, status);
  const refused = words(`refused.${reason}`);
  return data<ThingResponse>({ refused, ...(intent && { intent }) }, status);
}

interface Conflicting {
  kind: StaffResource;
  id: string;
  /** The last change that the form had seen. */
  seen: string | undefined;
  intent: string;
  form: FormData;
}

/**
 * Responds to an act on an item that colleagues changed meanwhile: what changed, by which member of staff
 * and when. The form keeps its input, and sending it again means that these changes were seen.
 */
async function showConflict(
  { context, words }: Asking,
  { kind, id, seen, intent, form }: Conflicting,
) {
  const where = { resource: kind, resourceId: id };
  const { items } = await actionLog.readPage(context.domain, { where, take: 10 });
  const known = items.findIndex((row) => row.id === seen);
  const later = known < 0 ? items : items.slice(0, known);
  const changes = later.filter(({ before, after }) => before !== null || after !== null);
  const typed = [...form.keys()].filter((name) => !['intent', 'seen', 'key'].includes(name));
  return data<ThingResponse>(
    {
      intent,
      refused: words('refused.changed-since'),
      conflict: { seen: changes[0]?.id ?? 'none', acts: changes.map((row) => doneOf(row, words)) },
      lastResult: {
        status: 'error',
        initialValue: Object.fromEntries(typed.map((name) => [name, formText(form, name)])),
      },
    },
    409,
  );
}
