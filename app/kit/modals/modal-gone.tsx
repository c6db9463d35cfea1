import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseLink } from './close-link';
import { ModalTitle } from './modal-title';

interface ModalGoneProps {
  title: string;
  /** What may be done instead; without it there is the way back. */
  children?: ReactNode;
}

/** What a modal was to show is not there. */
export function ModalGone({ title, children }: ModalGoneProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="p-8 pt-12 text-center">
      <ModalTitle className="type-title">{title}</ModalTitle>
      {children ?? (
        <CloseLink kind="outline" size="large" className="mt-6 w-full max-w-80">
          {t('close')}
        </CloseLink>
      )}
    </div>
  );
}
