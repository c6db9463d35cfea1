import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '~/domain/feeds/explain-empty-feed';
import { ButtonLink } from '../kit/ui/buttons/button';
import { EmptyFeed } from './empty-feed';
import { explorerPath, type ExplorerData } from './explorer-data';
import { feedSearch } from './filters';

/** Explains an explorer without posts and links to the next step. */
export function EmptyExplorer({ data, reason }: { data: ExplorerData; reason: EmptyReason }) {
  const { t } = useTranslation('posts');
  const { character, tab } = data;
  const name = character?.name;
  const steps: Partial<Record<EmptyReason, { to: string; label: string }>> = {
    'follows-nobody': { to: '/characters', label: t('hottest.empty-action') },
    'nobody-posted': { to: '/characters?feed=following', label: t('explorer.empty.see-followed') },
    filters: { to: `${explorerPath(data)}?${feedSearch(tab, {})}`, label: t('filters.clear-all') },
    ...(character && {
      character: { to: `/characters/${character.slug}`, label: t('page.back', { name }) },
    }),
  };
  const step = steps[reason];
  return (
    <EmptyFeed
      reason={reason}
      name={name}
      pictures={[]}
      actions={
        <>
          {step && (
            <ButtonLink to={step.to} kind="light">
              {step.label}
            </ButtonLink>
          )}
          <ButtonLink to="/explorer" kind="outline">
            {t('explorer.empty.see-everything')}
          </ButtonLink>
        </>
      }
    />
  );
}
