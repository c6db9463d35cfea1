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
import { requireMember } from '../../kit/session/require-member.server';
import { presentDrawnCard } from '../../characters/presenters/character-for-fan';
import { visitSeed } from '../../characters/server/visit-seed.server';
import { MembershipCard } from '../../fanclubs/membership-card';
import { membershipsHref, readMembershipView } from '../../fanclubs/membership-view';
import { MembershipPages } from '../../fanclubs/membership-pages';
import { MembershipViews } from '../../fanclubs/membership-views';
import { MembershipsAhead } from '../../fanclubs/memberships-ahead';
import { NoMemberships } from '../../fanclubs/no-memberships';
import { RenewalSwitch } from '../../fanclubs/renewal-switch';
import { readMemberships } from '../../fanclubs/server/read-memberships.server';
import { readForm } from '../../kit/forms/read-form.server';
import { CardEnds } from '../../payments/card-ends';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** The number of creators suggested to a person who has joined no club. */
const suggestedCount = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const view = readMembershipView(new URL(request.url).searchParams);
  const [t, { seed }, memberships] = await Promise.all([
    translatorOf(context),
    visitSeed(request, context),
    readMemberships(context, userId, view),
  ]);
  const isEmpty = memberships.sum.active + memberships.sum.expired === 0;
  const suggesting = { section: 'verified', seed, limit: suggestedCount, userId } as const;
  const { items } = isEmpty ? await listCharacters(context.domain, suggesting) : { items: [] };
  return {
    page: { title: t('fanclubs:memberships.title') },
    ...memberships,
    view,
    isEmpty,
    suggested: items.map((one) => presentDrawnCard(one, context.mediaAddress)),
  };
}

const inputSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['cancel', 'keep']), creatorId: idSchema }),
  z.object({ intent: z.enum(['renew-all', 'renew-none']) }),
]);

/** Leaves a club, keeps a membership, or switches the renewal of all. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const parsed = inputSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, 400);
  const { domain } = context;
  if ('creatorId' in parsed.data) {
    const member = { userId, creatorId: parsed.data.creatorId };
    const isKept = parsed.data.intent === 'keep';
    const outcome = await (isKept ? keepMembership : cancelMembership)(domain, member);
    // A membership that has ended is shown as ended; one that never existed gets a 404.
    if (!outcome.ok && outcome.reason === 'no-such-membership') throw data(null, 404);
  } else {
    await setFanClubAutorenew(domain, userId, parsed.data.intent === 'renew-all');
  }
  // Leads back to the page of the list where the form was sent.
  return redirect(membershipsHref(readMembershipView(new URL(request.url).searchParams)));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows a person's current and past fan clubs: what each gives, and when it bills. */
export default function MembershipsPage() {
  const { t } = useTranslation('fanclubs');
  const memberships = useLoaderData<typeof loader>();
  const { items, nextCursor, sum, renewsAll, ending, view, isEmpty, suggested } = memberships;
  if (isEmpty) return <NoMemberships suggested={suggested} />;
  const here = membershipsHref(view);
  return (
    <section aria-labelledby="clubs">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="clubs" className="type-h2">
          {t('memberships.heading')}
        </h2>
        <MembershipsAhead sum={sum} />
      </div>
      <MembershipViews view={view} sum={sum} />
      {ending && <CardEnds card={ending} from="/settings/memberships" />}
      {items.length === 0 && <p className="text-fg-2 py-6">{t('views.none')}</p>}
      <ul className="space-y-4">
        {items.map((membership) => (
          <li key={membership.id}>
            <MembershipCard membership={membership} from={here} />
          </li>
        ))}
      </ul>
      <MembershipPages view={view} nextCursor={nextCursor} />
      <RenewalSwitch
        id="all"
        action={here}
        label={t('memberships.renew-all')}
        about={t('memberships.renew-all-about')}
        isOn={renewsAll}
        intents={{ on: 'renew-all', off: 'renew-none' }}
      />
    </section>
  );
}
