import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../kit/modals/modal-title';
import { Button, ButtonLink } from '../kit/ui/buttons/button';
import { Notice } from '../kit/ui/feedback/notice';
import { Spinner } from '../kit/ui/feedback/spinner';

/** Adds the margins of this area's modals; the foot extends into them. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <div className="px-5 pt-9 pb-6.5 md:p-8">{children}</div>;
}

/** Renders the heading that labels a modal of this area. */
export const modalHeading = (title: ReactNode, look = '') => (
  <ModalTitle className={look || 'type-h2 pe-12'}>{title}</ModalTitle>
);

interface NoDataProps {
  hasFailed: boolean;
  retry: () => void;
  title: string;
}

/** Fills a modal until its data is loaded, or if it cannot be loaded. */
export function NoData({ hasFailed, retry, title }: NoDataProps) {
  const { t } = useTranslation('checkout');
  return (
    <ModalBody>
      <ModalTitle className="type-h2 pe-12">{t(title)}</ModalTitle>
      {hasFailed ? (
        <div className="mt-4">
          <Notice
            kind="danger"
            action={
              <Button type="button" kind="outline" size="small" onClick={retry}>
                {t('session.retry')}
              </Button>
            }
          >
            {t('session.failed')}
          </Notice>
        </div>
      ) : (
        <p className="py-9">
          <Spinner />
        </p>
      )}
    </ModalBody>
  );
}

/** Shown for an address that names no order of the viewer's. */
export function NoOrder() {
  const { t } = useTranslation('checkout');
  return (
    <ModalBody>
      <ModalTitle className="type-h2 pe-12">{t('over.none-title')}</ModalTitle>
      <p className="text-fg-2 mt-2.5 mb-5">{t('over.none')}</p>
      <ButtonLink to="/" size="large" className="w-full">
        {t('over.home')}
      </ButtonLink>
    </ModalBody>
  );
}
