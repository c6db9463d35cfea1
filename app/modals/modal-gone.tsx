import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/buttons/button-class';
import { ModalTitle } from './modal-title';
import { useOpenModal } from './open-modal-context';

interface ModalGoneProps {
  title: string;
  /** What may be done instead; without it there is the way back. */
  children?: ReactNode;
}

/** What a modal was to show is not there. */
export function ModalGone({ title, children }: ModalGoneProps) {
  return (
    <div className="p-8 pt-12 text-center">
      <ModalTitle className="type-title">{title}</ModalTitle>
      {children ?? <Back />}
    </div>
  );
}

function Back() {
  const { t } = useTranslation('ui');
  const { closeHref } = useOpenModal();
  return (
    <Link
      to={closeHref}
      replace
      preventScrollReset
      className={buttonClass({ kind: 'outline', size: 'large' }, 'mt-6 w-full')}
    >
      {t('close')}
    </Link>
  );
}
