import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { listCharacters } from '~/domain/characters/list-characters';
import { cancelMembership, keepMembership } from '~/domain/fanclubs/keep-membership';
import { setFanClubAutorenew } from '~/domain/profile/update-user';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../accounts/server/require-member.server';
import { presentDrawnCard } from '../characters/presenters/character-for-fan';
import { visitSeed } from '../characters/server/visit-seed.server';
import { MembershipCard } from '../fanclubs/membership-card';
import { MembershipsAhead } from '../fanclubs/memberships-ahead';
import { NoMemberships } from '../fanclubs/no-memberships';
import { RenewalSwitch } from '../fanclubs/renewal-switch';
import { readMemberships } from '../fanclubs/server/read-memberships.server';
import { readForm } from '../forms/read-form.server';
import { CardEnds } from '../payments/card-ends';
import { pageMeta } from '../shell/page-meta';
import { ButtonLink } from '../ui/buttons/button';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

/** Creators to look at, for whoever has joined no club. */
const suggestedCount = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [t, { seed }, memberships] = await Promise.all([
    translatorOf(context),
    visitSeed(request, context),
    readMemberships(context, userId, cursor),
  ]);
  const isEmpty = memberships.items.length === 0;
  const { items } = isEmpty
    ? await listCharacters(context.domain, { section: 'verified', seed, limit: suggestedCount })
    : { items: [] };
  return {
    page: { title: t('fanclubs:memberships.title') },
    ...memberships,
    isFirstPage: cursor === undefined,
    suggested: items.map((one) => presentDrawnCard(one, context.mediaAddress)),
  };
}

const askedSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['cancel', 'keep']), creatorId: idSchema }),
  z.object({ intent: z.enum(['renew-all', 'renew-none']) }),
]);

/** Leaves a club, keeps one, or switches whether any renews. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const asked = askedSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!asked.success) throw data(null, 400);
  const { domain } = context;
  if ('creatorId' in asked.data) {
    const member = { userId, creatorId: asked.data.creatorId };
    const isKept = asked.data.intent === 'keep';
    const outcome = await (isKept ? keepMembership : cancelMembership)(domain, member);
    // What is over by now is shown so; what never was is nobody's.
    if (!outcome.ok && outcome.reason === 'no-such-membership') throw data(null, 404);
  } else {
    await setFanClubAutorenew(domain, userId, asked.data.intent === 'renew-all');
  }
  return redirect('/settings/memberships');
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The fan clubs somebody belongs to or has belonged to: what each gives, and when it bills. */
export default function MembershipsPage() {
  const { t } = useTranslation('fanclubs');
  const memberships = useLoaderData<typeof loader>();
  const { items, nextCursor, renewsAll, ending, isFirstPage, suggested } = memberships;
  if (items.length === 0) return <NoMemberships suggested={suggested} />;
  return (
    <section aria-labelledby="clubs">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="clubs" className="type-h2">
          {t('memberships.heading')}
        </h2>
        {isFirstPage && <MembershipsAhead memberships={items} isAll={nextCursor === null} />}
      </div>
      {isFirstPage && ending && <CardEnds card={ending} from="/settings/memberships" />}
      <ul className="space-y-4">
        {items.map((membership) => (
          <li key={membership.id}>
            <MembershipCard membership={membership} />
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <p className="mt-5 text-center">
          <ButtonLink to={`?cursor=${encodeURIComponent(nextCursor)}`} kind="outline">
            {t('memberships.more')}
          </ButtonLink>
        </p>
      )}
      <RenewalSwitch
        id="all"
        action="/settings/memberships"
        label={t('memberships.renew-all')}
        about={t('memberships.renew-all-about')}
        isOn={renewsAll}
        intents={{ on: 'renew-all', off: 'renew-none' }}
      />
    </section>
  );
}
