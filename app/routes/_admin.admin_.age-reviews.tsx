import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeAccountState } from '~/domain/account-states/change-account-state';
import { listAccountsUnderReview } from '~/domain/age-reviews/list-accounts-under-review';
import { idSchema } from '~/domain/shared/ids';
import { pageMeta } from '../shell/page-meta';
import { AgeReviews } from '../staff/age-reviews';
import {
  accountUnderReviewSchema,
  presentAccountUnderReview,
} from '../staff/presenters/account-under-review-for-staff';
import { requireStaff } from '../staff/server/require-staff.server';
import { readForm } from '../forms/read-form.server';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

/** Accounts on one page; the rest come when these are decided. */
const limit = 50;
const decisions = { release: 'active', close: 'terminated' } as const;

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
  const staff = await requireStaff(context, 'accounts.review');
  const form = await readForm(request);
  const userId = idSchema.safeParse(form.get('userId'));
  const decision = form.get('decision') === 'release' ? 'release' : 'close';
  if (!userId.success) throw data(null, 400);
  const changed = await changeAccountState(context.domain, {
    userId: userId.data,
    state: decisions[decision],
  });
  context.logger.info(
    { staffId: staff.staffId, userId: userId.data, decision, isDone: changed.ok },
    'an age review was decided',
  );
  return redirect('/admin/age-reviews');
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function AgeReviewsPage() {
  const { held } = useLoaderData<typeof loader>();
  return <AgeReviews held={held} />;
}
