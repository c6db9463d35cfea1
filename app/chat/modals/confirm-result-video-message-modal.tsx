import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalGone } from '../../kit/modals/modal-gone';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import type { readVideoResult } from '../server/read-video-sheet.server';
import { useVideos } from '../videos/use-videos';

/** Shows a finished video with a player and the next steps. */
export default function ConfirmResultVideoMessageModal() {
  const { t } = useTranslation('videos');
  const { data, hasFailed, retry } = useModalData<typeof readVideoResult>();
  const { dismiss } = useVideos();
  const seen = data?.idempotencyKey;
  useEffect(() => {
    if (seen !== undefined) dismiss(seen);
  }, [seen, dismiss]);
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className="skeleton h-120" />;
  if (data === null) return <ModalGone title={t('gone')} />;
  const { slug, firstName: name, query, imageUrl, videoUrl } = data;
  return (
    <div className="md:grid md:grid-cols-[370px_minmax(0,1fr)]">
      <video
        controls
        muted
        playsInline
        preload="metadata"
        poster={imageUrl ?? undefined}
        src={videoUrl}
        aria-label={t('video-of', { name })}
        className="bg-ink md:rounded-s-modal block aspect-4/5 max-h-[52dvh] w-full object-cover md:max-h-none"
      />
      <div className="flex flex-col justify-center px-5 pt-5 pb-6 md:p-8">
        <ModalTitle className="type-title">{t('here')}</ModalTitle>
        <p lang="" className="text-fg-2 mt-2">
          “{query}”
        </p>
        <Link
          to={`/chats/${slug}#latest`}
          className={buttonClass({ size: 'large' }, 'mt-5 w-full')}
        >
          <Icon name="message-circle" size={18} />
          {t('back-to-chat')}
        </Link>
        <Link
          to="/explorer"
          className={buttonClass({ kind: 'outline', size: 'large' }, 'mt-3 w-full')}
        >
          {t('discover')}
        </Link>
        <p className="type-small text-fg-3 mt-4 flex items-center justify-center gap-2">
          <Icon name="sparkles" size={14} />
          {t('made-by-ai')}
        </p>
      </div>
    </div>
  );
}
