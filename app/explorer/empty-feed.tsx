import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '~/domain/feeds/explain-empty-feed';
import { ModalLink } from '../kit/modals/modal-link';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { EmptyState } from '../kit/ui/feedback/empty-state';

interface EmptyFeedProps extends Pick<ComponentProps<typeof EmptyState>, 'pictures'> {
  reason: EmptyReason;
  /** The name of the character whose posts would be listed. */
  name?: string | undefined;
  /** The remedy, or other pages to visit. */
  actions: ReactNode;
}

/** Explains an empty feed, with actions. */
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
