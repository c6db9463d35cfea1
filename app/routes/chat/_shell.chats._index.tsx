import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useOutletContext } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listCharacters } from '~/domain/characters/list-characters';
import { presentDrawnCard } from '../../characters/presenters/character-for-fan';
import { memberIdOf } from '~/domain/viewers/member-id';
import { CharacterRow } from '../../characters/character-row';
import { visitSeed } from '../../characters/server/visit-seed.server';
import { ButtonLink } from '../../kit/ui/buttons/button';
import { EmptyState } from '../../kit/ui/feedback/empty-state';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** The number of characters suggested to a person without chats. */
const suggestedCount = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { seed } = await visitSeed(request, context);
  const { items } = await listCharacters(context.domain, {
    section: 'featured',
    seed,
    limit: suggestedCount,
    userId: memberIdOf(context.viewer),
  });
  return { suggested: items.map((one) => presentDrawnCard(one, context.mediaAddress)) };
}

export default function NoChatOpen() {
  const { t } = useTranslation('chat');
  const { suggested } = useLoaderData<typeof loader>();
  const { isEmpty } = useOutletContext<{ isEmpty: boolean }>();
  const pictures = suggested.slice(0, 3).map(({ media }) => media.card);
  if (!isEmpty) {
    return (
      <div className="flex flex-1 items-center justify-center max-lg:hidden">
        <EmptyState pictures={pictures} title={t('none-open.title')}>
          {t('none-open.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 pt-2 pb-8 md:px-6 md:pt-6 lg:px-8">
      <h1 className="type-h1">{t('list.title')}</h1>
      <EmptyState
        pictures={pictures}
        title={t('empty.title')}
        actions={<ButtonLink to="/characters">{t('empty.action')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
      <CharacterRow
        id="suggested"
        title={t('empty.suggested')}
        more={{ to: '/characters', label: t('empty.see-more') }}
        characters={suggested}
      />
    </div>
  );
}
