import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { decideByStaff, staffDecisionSchema } from '~/domain/age-reviews/decide-by-staff';
import { listAccountsUnderReview } from '~/domain/age-reviews/list-accounts-under-review';
import { idSchema } from '~/domain/shared/ids';
import { pageMeta } from '../kit/site/page-meta';
import { AgeReviews } from '../staff/age-reviews';
import {
  accountUnderReviewSchema,
  presentAccountUnderReview,
} from '../staff/presenters/account-under-review-for-staff';
import { requireStaff } from '../staff/server/require-staff.server';
import { readForm } from '../kit/forms/read-form.server';
import { translatorOf } from '../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../kit/revalidation/ignore-modal-changes';

/** Accounts on one page; the rest come when these are decided. */
const limit = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  await requireStaff(context, 'accounts.review');
  const t = await translatorOf(context);
  const held = await listAccountsUnderReview(context.domain, { limit });
  return {
    page: { title: t('staff:age-reviews') },
    held: accountUnderReviewSchema.array().parse(held.map(presentAccountUnderReview)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireStaff(context, 'accounts.review');
  const form = await readForm(request);
  const userId = idSchema.safeParse(form.get('userId'));
  const decision = staffDecisionSchema.safeParse(form.get('decision'));
  if (!userId.success || !decision.success) throw data(null, 400);
  const asked = { by, userId: userId.data, decision: decision.data };
  const decided = await decideByStaff(context.domain, asked);
  if (decided.ok) return redirect('/admin/age-reviews');
  return data({ refused: decided.reason }, 409);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AgeReviewsPage() {
  const { held } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>() !== undefined;
  return <AgeReviews held={held} isRefused={isRefused} />;
}
