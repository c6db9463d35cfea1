import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { openEvidence, seeIncident } from '~/domain/strikes/open-evidence';
import { reviewIncident } from '~/domain/strikes/review-incident';
import { reviewDecisionSchema } from '~/domain/strikes/schema';
import { formText } from '../kit/forms/form-text';
import { readForm } from '../kit/forms/read-form.server';
import { translatorOf } from '../kit/i18n/translator.server';
import { pageMeta } from '../kit/site/page-meta';
import { readStaffId } from '../staff/server/read-id.server';
import { requireStaff } from '../staff/server/require-staff.server';
import { FlagPage } from '../strikes/flag-page';
import { readEvidencePictures } from '../strikes/server/read-evidence-pictures.server';
import {
  presentEvidence,
  presentIncident,
  seenIncidentSchema,
} from '../strikes/presenters/flags-for-staff';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, 'flags.review');
  const [t, seen] = await Promise.all([
    translatorOf(context),
    seeIncident(context.domain, staff, readStaffId(params['incidentId'])),
  ]);
  if (!seen.ok) throw data(null, 404);
  return {
    page: { title: t('staff:flag.title') },
    incident: seenIncidentSchema.parse(presentIncident(seen, staff.staffId)),
  };
}

/** Opens the words, which is logged, or decides about them. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireStaff(context, 'flags.review');
  const incidentId = readStaffId(params['incidentId']);
  const form = await readForm(request);
  if (form.get('intent') === 'open') {
    const opened = await openEvidence(context.domain, by, incidentId);
    if (!opened.ok) throw data(null, 404);
    const { kind, evidence } = opened;
    const made =
      kind === 'generated' ? await readEvidencePictures(context.storage, evidence) : undefined;
    return data({ evidence: presentEvidence(evidence, made), refused: null });
  }
  const decision = reviewDecisionSchema.safeParse(form.get('decision'));
  const seen = Number(formText(form, 'seen'));
  if (!decision.success || !Number.isSafeInteger(seen)) throw data(null, 400);
  const reviewed = await reviewIncident(context.domain, {
    by,
    incidentId,
    decision: decision.data,
    seen,
  });
  if (reviewed.ok) return redirect(`/admin/flags/${incidentId}`);
  if (reviewed.reason === 'not-found') throw data(null, 404);
  return data({ evidence: null, refused: reviewed.reason }, 409);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function FlagRoute() {
  const { incident } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <FlagPage
      incident={incident}
      evidence={answer?.evidence ?? null}
      refused={answer?.refused ?? null}
    />
  );
}
