import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { decideTakedown } from '~/domain/takedowns/decide-takedown';
import { openNotice, seeNotice } from '~/domain/takedowns/list-notices';
import { takedownOutcomeSchema } from '~/domain/takedowns/schema';
import { readForm } from '../kit/forms/read-form.server';
import { pageMeta } from '../kit/site/page-meta';
import { readStaffId } from '../staff/server/read-id.server';
import { requireStaff } from '../staff/server/require-staff.server';
import { NoticePage } from '../takedowns/notice-page';
import {
  presentHeld,
  presentNotice,
  presentOpened,
} from '../takedowns/presenters/notices-for-staff';
import { readHeldPictures } from '../takedowns/server/read-held-pictures.server';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(context, 'notices.decide');
  const seen = await seeNotice(context.domain, staff, readStaffId(params['caseId']));
  if (!seen.ok) throw data(null, 404);
  return {
    page: { title: seen.reference },
    notice: presentNotice(seen, context.domain.now()),
    held: seen.held.map(presentHeld),
  };
}

/** Opens its words and what it holds down, which is logged, or decides about it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireStaff(context, 'notices.decide');
  const caseId = readStaffId(params['caseId']);
  const form = await readForm(request);
  if (form.get('intent') === 'open') {
    const site = context.product.publicUrl;
    const opened = await openNotice(context.domain, { by, caseId, site });
    const seen = await seeNotice(context.domain, by, caseId);
    if (!opened.ok || !seen.ok) throw data(null, 404);
    const pictures = await readHeldPictures(context.wholeStorage, seen.held);
    return data({ opened: presentOpened(opened, pictures), refused: null });
  }
  const outcome = takedownOutcomeSchema.safeParse(form.get('decision'));
  if (!outcome.success) throw data(null, 400);
  const decided = await decideTakedown(context.domain, { by, caseId, outcome: outcome.data });
  if (decided.ok) return redirect(`/admin/notices/${caseId}`);
  if (decided.reason === 'not-found') throw data(null, 404);
  return data({ opened: null, refused: decided.reason }, 409);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NoticeRoute() {
  const { notice, held } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NoticePage
      notice={notice}
      held={held}
      opened={answer?.opened ?? null}
      refused={answer?.refused ?? null}
    />
  );
}
