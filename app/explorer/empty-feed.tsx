import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '~/domain/feeds/explain-empty-feed';
import { ModalLink } from '../kit/modals/modal-link';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { EmptyState } from '../kit/ui/feedback/empty-state';

interface EmptyFeedProps extends Pick<ComponentProps<typeof EmptyState>, 'pictures'> {
  reason: EmptyReason;
  /** Of the character whose posts these would be. */
  name?: string | undefined;
  /** What to do about it, or where to go instead. */
  actions: ReactNode;
}

/** Why there is nothing in a feed, and what to do about it. */
export function EmptyFeed({ reason, name, pictures, actions }: EmptyFeedProps) {
  const { t } = useTranslation('posts');
  return (
    <EmptyState
      pictures={pictures}
      title={t(`explorer.empty.${reason}-title`, { name })}
      actions={
        <>
          {reason === 'visitor' && (
            <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light' })}>
              {t('unlock.sign-up')}
            </ModalLink>
          )}
          {actions}
        </>
      }
    >
      {t(`explorer.empty.${reason}`, { name })}
    </EmptyState>
  );
}
