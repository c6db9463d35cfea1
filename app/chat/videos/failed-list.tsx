import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Notice } from '../../kit/ui/feedback/notice';
import { stackOf } from './stack-of';

interface FailedListProps {
  videos: readonly VideoResponse[];
  onDismiss(idempotencyKey: string): void;
  /** Renders the button that requests a video again. */
  again(video: VideoResponse): ReactNode;
}

/** Lists failed videos: first that nothing was charged, then the options. */
export function FailedList({ videos, onDismiss, again }: FailedListProps) {
  const { t } = useTranslation('videos');
  const { drawn, others } = stackOf(videos);
  return (
    <section
      aria-label={t('stack')}
      // Leaves the end free where the stack of videos floats on large screens.
      className="shrink-0 space-y-2 px-4 py-2 md:ps-6 md:pe-24 lg:ps-8 print:hidden"
    >
      {drawn.map((video) => (
        <div key={video.idempotencyKey} data-failed-video={video.idempotencyKey}>
          <Notice
            kind="danger"
            icon="clapperboard"
            action={
              <div className="flex flex-wrap items-center gap-2">
                {again(video)}
                <button
                  type="button"
                  onClick={() => onDismiss(video.idempotencyKey)}
                  className={buttonClass({ kind: 'ghost', size: 'small' })}
                >
                  {t('dismiss')}
                </button>
              </div>
            }
          >
            {video.tokens === 0 ? t('back-none') : t('back', { count: video.tokens })}{' '}
            {t('failed-title', { name: video.characterName })}
          </Notice>
        </div>
      ))}
      {others > 0 && <p className="type-caption text-fg-3">{t('others', { count: others })}</p>}
    </section>
  );
}
