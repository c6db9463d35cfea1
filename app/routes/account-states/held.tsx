import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { beginAgeCheck } from '~/domain/age-checks/begin-age-check';
import { referTo } from '~/domain/chat/send/crisis-referral';
import { NarrowPage } from '../../accounts/frame/account-page';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { setCookies } from '../../kit/session/set-cookies.server';
import { lookAfterCheck } from '../../age-checks/server/look-after-check.server';
import { caseHref } from '../../cases/case-href';
import { AgeReviewStep } from '../../age-checks/age-review-step';
import { pageMeta } from '../../kit/site/page-meta';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { languageOf } from '../../kit/i18n/language-of.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { chatSettings } from '~/domain/chat/settings';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

const states = ['suspended', 'terminated', 'under_age_review'] as const;

/**
 * Shows the page where a log-in with the right password ends if the account is held. The page shows
 * nothing about any account. A person whose age is under review proves it here: the provider sends them
 * back with the check's reference.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = states.find((one) => one === searchParams.get('state'));
  if (!state) throw redirect('/');
  const t = await translatorOf(context);
  const referral = referTo(await context.domain.settings(chatSettings), {
    country: context.country ?? null,
    language: languageOf(request) ?? null,
  });
  const held = { page: { title: t(`account:held.${state}-title`) }, state, referral };
  const { personUnderReview: person, ageAssurance, cookies } = context;
  const reference = searchParams.get('reference');
  if (state !== 'under_age_review' || !person || !reference) {
    return data({ ...held, check: null, canCheck: ageAssurance !== null && person !== null });
  }
  const check = await lookAfterCheck(context, { person, reference });
  // The age gate does not prompt a person who has proved their age.
  const proved = [...cookies.endHold(), ...cookies.confirmAge()];
  const headers = check === 'passed' ? setCookies(proved) : new Headers();
  return data({ ...held, check, canCheck: ageAssurance !== null }, { headers });
}

export async function action({ context }: ActionFunctionArgs) {
  const { domain, ageAssurance, personUnderReview: person, limits, logger, product } = context;
  if (!person) return redirect('/sign_in');
  const allowed = await limits.beginAgeCheck(person.id);
  if (!allowed.ok) {
    const headers = { 'Retry-After': String(allowed.retryAfterSeconds) };
    return data({ check: 'too-many-attempts' as const }, { status: 429, headers });
  }
  const returnUrl = new URL(underReviewHref, product.publicUrl).href;
  const begun = await beginAgeCheck(domain, ageAssurance, { person, returnUrl });
  if (begun.ok) return redirect(begun.location);
  logger.warn({ reason: begun.reason }, 'an age check could not be begun');
  return data({ check: 'unavailable' as const }, 503);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex' },
];

export default function UnderReviewPage() {
  const { t } = useTranslation('account');
  const { state, check, canCheck, referral } = useLoaderData<typeof loader>();
  const begun = useActionData<typeof action>();
  if (state === 'under_age_review') {
    return (
      <NarrowPage>
        <AgeReviewStep check={begun?.check ?? check} canCheck={canCheck} referral={referral} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <h1 className="type-title">{t(`held.${state}-title`)}</h1>
      <p className="text-fg-2 mt-3 mb-7">{t(`held.${state}`)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={caseHref('appeal')} size="large" className="max-md:w-full">
          {t('held.appeal')}
        </ButtonLink>
        <ButtonLink
          to="/terms-of-service#conduct"
          kind="soft"
          size="large"
          className="max-md:w-full"
        >
          {t('held.rules')}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
