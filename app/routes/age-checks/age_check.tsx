import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { beginAgeCheck } from '~/domain/age-checks/begin-age-check';
import { resolveAgeStatus } from '~/domain/age-checks/resolve-age-status';
import { NarrowPage } from '../../accounts/frame/account-page';
import type { AgeCheckState } from '../../age-checks/age-check-state';
import { AgeCheckStep } from '../../age-checks/age-check-step';
import { lookAfterCheck } from '../../age-checks/server/look-after-check.server';
import { placeAfter, returnAddress } from './return-address.server';
import { requireParticipant } from '../../chat/server/require-participant.server';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Shows the page before and after a check: the provider sends people back here with its reference. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { pathname, search, searchParams } = new URL(request.url);
  const place = placeAfter(context, searchParams);
  const reference = searchParams.get('reference');
  const ageStatus = reference
    ? await lookAfterCheck(context, { person, reference })
    : await resolveAgeStatus(context.domain, person, context.country);
  // A question about their stated age is shown on the page where they stated it.
  if (ageStatus === 'to-confirm' || ageStatus === 'held') throw redirect(place);
  if (ageStatus === 'not-required' || (reference && ageStatus === 'passed')) throw redirect(place);
  const t = await translatorOf(context);
  const page = { title: t('account:age-check.title') };
  const underWay = reference ? pathname + search : null;
  return data({ page, state: ageStatus, place, underWay }, { status: statusOf(ageStatus) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const person = requireParticipant(request, context);
  const { domain, ageAssurance, limits, logger } = context;
  const place = placeAfter(context, new URL(request.url).searchParams);
  const ageStatus = await resolveAgeStatus(domain, person, context.country);
  if (ageStatus !== 'required') return redirect(place);
  const allowed = await limits.beginAgeCheck(person.id);
  if (!allowed.ok) return stay('too-many-attempts', allowed.retryAfterSeconds);
  const returnUrl = returnAddress(context, place);
  const begun = await beginAgeCheck(domain, ageAssurance, { person, returnUrl });
  if (begun.ok) return redirect(begun.location);
  logger.warn({ reason: begun.reason }, 'an age check could not be begun');
  return stay('unavailable');
}

function stay(state: AgeCheckState, retryAfterSeconds?: number) {
  const headers: HeadersInit =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return data({ state }, { status: statusOf(state), headers });
}

function statusOf(state: AgeCheckState): number {
  const statuses: Partial<Record<AgeCheckState, number>> = {
    'not-yours': 403,
    'too-many-attempts': 429,
    unavailable: 503,
  };
  return statuses[state] ?? 200;
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

export default function AgeCheckPage() {
  const { state, place, underWay } = useLoaderData<typeof loader>();
  const begun = useActionData<typeof action>();
  return (
    <NarrowPage>
      <AgeCheckStep state={begun?.state ?? state} place={place} underWay={underWay} />
    </NarrowPage>
  );
}
