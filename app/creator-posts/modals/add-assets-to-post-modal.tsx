import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { Icon } from '../../kit/ui/icons/icon';
import { Badge } from '../../kit/ui/marks/badge';
import type { readNewPost } from '../modal-data.server';
import { ownPostsHref, tabHref } from '../post-hrefs';

const row = 'rounded-card border-line-2 flex w-full items-center gap-4 border p-4 text-start';

/** Asks where the pictures of a new post come from. */
export default function AddAssetsToPostModal() {
  const { t } = useTranslation('own-posts');
  return (
    <LoadedModal<typeof readNewPost> height="h-96" gone={t('modal.gone')}>
      {({ key }) => <Sources draftKey={key} />}
    </LoadedModal>
  );
}

function Sources({ draftKey }: { draftKey: string }) {
  const { t } = useTranslation('own-posts');
  return (
    <div className="px-5 pt-7 pb-6 md:p-7">
      <ModalTitle className="type-h2 pe-12">{t('add.title')}</ModalTitle>
      <p className="text-fg-2 mt-1 mb-5">{t('add.lead')}</p>
      <ActForm action={ownPostsHref} className="space-y-3">
        <input type="hidden" name="idempotencyKey" value={draftKey} />
        <button
          type="submit"
          name="intent"
          value="new"
          className={`${row} bg-veil-2 hover:bg-veil`}
        >
          <span className="bg-accent text-on-accent flex size-12 shrink-0 items-center justify-center rounded-full">
            <Icon name="wand-sparkles" size={23} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-[560]">{t('add.generate')}</span>
            <span className="type-small text-fg-2">{t('add.generate-text')}</span>
          </span>
          <Icon name="chevron-right" size={18} className="rtl:rotate-180" />
        </button>
        <button type="button" disabled className={`${row} text-fg-3`}>
          <span className="bg-veil flex size-12 shrink-0 items-center justify-center rounded-full">
            <Icon name="smartphone" size={23} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-[560]">{t('add.upload')}</span>
            <span className="type-small">{t('add.upload-text')}</span>
          </span>
          <Badge>{t('add.soon')}</Badge>
        </button>
      </ActForm>
      <Link
        to={tabHref({ tab: 'drafts', isOldestFirst: false })}
        className="mt-5 inline-block underline underline-offset-2"
      >
        {t('add.drafts')}
      </Link>
    </div>
  );
}
