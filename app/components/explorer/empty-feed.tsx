import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedTab } from '~/domain/feeds/schema';
import { ModalLink } from '../../modals/modal-link';
import { useSite } from '../shell/use-site';
import { buttonClass } from '../ui/button-class';
import { EmptyState } from '../ui/empty-state';

interface EmptyFeedProps extends Pick<ComponentProps<typeof EmptyState>, 'pictures'> {
  tab: FeedTab;
  isFiltered?: boolean;
  /** Where to go instead. */
  action: ReactNode;
}

/** Why there is nothing in a feed, and what to do about it. */
export function EmptyFeed({ tab, isFiltered = false, pictures, action }: EmptyFeedProps) {
  const { t } = useTranslation('posts');
  const { viewer } = useSite();
  const isFollowing = tab === 'following';
  const needsAccount = isFollowing && viewer.kind !== 'member';
  const followingText = needsAccount ? 'explorer.empty-visitor' : 'explorer.empty-following';
  const text = isFollowing ? followingText : 'explorer.empty-text';
  return (
    <EmptyState
      pictures={pictures}
      title={t('explorer.empty-title')}
      actions={
        <>
          {needsAccount && (
            <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light' })}>
              {t('unlock.sign-up')}
            </ModalLink>
          )}
          {action}
        </>
      }
    >
      {t(isFiltered ? 'explorer.empty-filters' : text)}
    </EmptyState>
  );
}
