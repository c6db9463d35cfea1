import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoResponse } from '~/realtime/protocol/video-response';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Notice } from '../../kit/ui/feedback/notice';
import { stackOf } from './stack-of';

interface FailedListProps {
  videos: readonly VideoResponse[];
  onDismiss(idempotencyKey: string): void;
  /** What asks for one of them again. */
  again(video: VideoResponse): ReactNode;
}

/** Videos that came to nothing, one under the other: first that nothing was taken, then what can be done. */
export function FailedList({ videos, onDismiss, again }: FailedListProps) {
  const { t } = useTranslation('videos');
  const { drawn, others } = stackOf(videos);
  return (
    <section
      aria-label={t('stack')}
      // Where there is room for it, the stack floats at the end.
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
