import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { ModalTitle } from '../../kit/modals/modal-title';
import { CloseLink } from '../../kit/modals/close-link';

export default function IllegalTopic() {
  const { t } = useTranslation('chat');
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <span className="bg-amber/15 text-amber mb-5 flex size-12 items-center justify-center rounded-full">
        <Icon name="triangle-alert" size={23} />
      </span>
      <ModalTitle className="type-h2 pe-10">{t('illegal.title')}</ModalTitle>
      <p className="text-fg-2 mt-3 mb-7">
        <Trans
          t={t}
          i18nKey="illegal.text"
          components={{
            terms: (
              <Link
                to="/terms-of-service#conduct"
                className="rounded-small text-fg underline underline-offset-2"
              />
            ),
          }}
        />
      </p>
      <CloseLink kind="light" size="large" className="w-full">
        {t('illegal.okay')}
      </CloseLink>
    </div>
  );
}
