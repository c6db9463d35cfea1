import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseLink } from './close-link';
import { ModalTitle } from './modal-title';

interface ModalGoneProps {
  title: string;
  /** Alternative actions. Without them a close link is shown. */
  children?: ReactNode;
}

/** Shown when the content of a modal does not exist. */
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
