import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listCharacters } from '~/domain/characters/list-characters';
import { requireMember } from '../accounts/server/require-member.server';
import { presentDrawnCard } from '../characters/presenters/character-for-fan';
import { CharacterRow } from '../characters/character-row';
import { visitSeed } from '../characters/server/visit-seed.server';
import { pageMeta } from '../shell/page-meta';
import { ButtonLink } from '../ui/buttons/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { translatorOf } from '../i18n/translator.server';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

/** Creators to look at, for whoever has joined no club. */
const suggestedCount = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMember(request, context);
  const [t, { seed }] = await Promise.all([translatorOf(context), visitSeed(request, context)]);
  const { items } = await listCharacters(context.domain, {
    section: 'verified',
    seed,
    limit: suggestedCount,
  });
  return {
    page: { title: t('account:memberships.title') },
    suggested: items.map((one) => presentDrawnCard(one, context.mediaAddress)),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The fan clubs somebody has joined; clubs can be joined once payments exist. */
export default function MembershipsPage() {
  const { t } = useTranslation('account');
  const { suggested } = useLoaderData<typeof loader>();
  return (
    <>
      <h2 className="sr-only">{t('memberships.title')}</h2>
      <EmptyState
        pictures={suggested.slice(0, 3).map(({ media }) => media.card)}
        title={t('memberships.empty-title')}
        actions={<ButtonLink to="/characters">{t('memberships.explore')}</ButtonLink>}
      >
        {t('memberships.empty')}
      </EmptyState>
      {suggested.length > 0 && (
        <CharacterRow
          id="suggested"
          title={t('memberships.creators')}
          more={{ to: '/characters', label: t('memberships.see-more') }}
          characters={suggested}
        />
      )}
    </>
  );
}
