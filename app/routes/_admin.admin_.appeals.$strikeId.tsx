import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerAppeal } from '~/domain/strikes/answer-appeal';
import { openAppeal, seeAppeal } from '~/domain/strikes/list-appeals';
import { appealOutcomeSchema } from '~/domain/strikes/schema';
import { readForm } from '../kit/forms/read-form.server';
import { translatorOf } from '../kit/i18n/translator.server';
import { pageMeta } from '../kit/site/page-meta';
import { readStaffId } from '../staff/server/read-id.server';
import { requireStaff } from '../staff/server/require-staff.server';
import { AppealPage } from '../strikes/appeal-page';
import { presentEvidence, presentSeenAppeal } from '../strikes/presenters/flags-for-staff';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, 'appeals.answer');
  const [t, seen] = await Promise.all([
    translatorOf(context),
    seeAppeal(context.domain, staff, readStaffId(params['strikeId'])),
  ]);
  if (!seen.ok) throw data(null, 404);
  return { page: { title: t('staff:appeal.title') }, appeal: presentSeenAppeal(seen) };
}

/** Opens the words of both sides, which is logged, or answers. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireStaff(context, 'appeals.answer');
  const strikeId = readStaffId(params['strikeId']);
  const form = await readForm(request);
  if (form.get('intent') === 'open') {
    const opened = await openAppeal(context.domain, by, strikeId);
    if (!opened.ok) throw data(null, 404);
    const { message, evidence } = opened;
    return data({ opened: { message, evidence: presentEvidence(evidence) }, refused: null });
  }
  const outcome = appealOutcomeSchema.safeParse(form.get('decision'));
  if (!outcome.success) throw data(null, 400);
  const answered = await answerAppeal(context.domain, { by, strikeId, outcome: outcome.data });
  if (answered.ok) return redirect(`/admin/appeals/${strikeId}`);
  if (answered.reason === 'not-found') throw data(null, 404);
  return data({ opened: null, refused: answered.reason }, 409);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AppealRoute() {
  const { appeal } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppealPage appeal={appeal} opened={answer?.opened ?? null} refused={answer?.refused ?? null} />
  );
}
