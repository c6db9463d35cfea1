import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalGone } from '../../kit/modals/modal-gone';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useTimeZone } from '../../kit/site/time-zone';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { pictureMediaOf } from '../gallery/gallery-lists';
import { UnlockPicture } from '../photos/unlock-picture';
import { UnlockTermsContext } from '../photos/unlock-terms';
import type { PictureViewData, readPictureView } from '../server/read-picture-view.server';
import { useViewSteps } from './use-view-steps';
import { ViewStep } from './view-step';
import { ViewedPicture } from './viewed-picture';

/** Shows a photo or video of a chat at full size, with links to its neighbours. */
export default function PictureView() {
  const { t } = useTranslation('gallery');
  const { data, hasFailed, retry } = useModalData<typeof readPictureView>();
  const shown = useLastShown(data);
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === null) return <ModalGone title={t('view.gone')} />;
  if (!shown) return <div aria-busy="true" className="skeleton h-[80dvh]" />;
  return <Shown data={shown} isBusy={data === undefined} onOpened={retry} />;
}

/** Keeps the previous picture while the next one loads, so that the focus stays on its link. */
function useLastShown(data: PictureViewData | null | undefined): PictureViewData | undefined {
  const [last, setLast] = useState<PictureViewData>();
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  return data ?? last;
}

interface ShownProps {
  data: PictureViewData;
  isBusy: boolean;
  onOpened: () => void;
}

function Shown({ data, isBusy, onOpened }: ShownProps) {
  const { t } = useTranslation('gallery');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { picture, firstName: name, slug, walk } = data;
  const { hrefs, finger } = useViewSteps(data, walk);
  const sent = new Date(picture.createdAt);
  const date = dateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(sent);
  const kind = t(picture.entry.type === 'Video' ? 'video' : 'photo');
  const title = t('picture-of', { kind, name, date });
  const file = picture.entry.videoUrl ?? (picture.isUnlocked ? picture.imageUrl : null);
  return (
    <div aria-busy={isBusy || undefined}>
      <div {...finger} className="bg-ink relative h-[min(72dvh,860px)] touch-pan-y select-none">
        <ViewedPicture key={picture._id} picture={picture} alt={title} />
        {!picture.isUnlocked && <Lock data={data} onOpened={onOpened} />}
        <ViewStep to="previous" href={hrefs.previous} />
        <ViewStep to="next" href={hrefs.next} />
      </div>
      <div className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
        <div className="min-w-0 flex-1">
          <ModalTitle className="text-[0.9375rem]/5.5 font-[560]">{title}</ModalTitle>
          {data.orderedWords !== null && (
            <p className="type-small text-fg-2 line-clamp-3 max-w-prose break-words">
              {t('messages:photo.ordered', { words: data.orderedWords })}
            </p>
          )}
          {data.isGenerated && (
            <p className="type-small text-fg-2 flex items-center gap-1.5">
              <Icon name="sparkles" size={14} />
              <Link to="/made-by-ai" className="rounded-small underline underline-offset-2">
                {t('view.made-by-ai')}
              </Link>
            </p>
          )}
        </div>
        {file !== null && (
          <a
            href={file}
            download={`${slug}-${sent.toISOString().slice(0, 10)}-${picture.seq}`}
            className={buttonClass({ kind: 'outline', size: 'small' }, 'h-11')}
          >
            <Icon name="download" size={18} />
            {t('view.save')}
          </a>
        )}
      </div>
    </div>
  );
}

/** Covers locked media; right after signs of distress it offers nothing. */
function Lock({ data: { picture, terms }, onOpened }: Pick<ShownProps, 'data' | 'onOpened'>) {
  const { t } = useTranslation('gallery');
  const { messageId, unlockPrice } = picture;
  const media = pictureMediaOf(picture);
  return (
    <div className="bg-ink/25 pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-3.5 px-16 text-center text-white *:pointer-events-auto">
      <span className="bg-badge flex size-13 items-center justify-center rounded-full border border-white/14">
        <Icon name="lock" size={20} />
      </span>
      {terms && unlockPrice !== null && (
        <UnlockTermsContext.Provider value={terms}>
          <UnlockPicture
            messageId={messageId}
            price={unlockPrice}
            from="view"
            media={media}
            kind={t(media === 'Video' ? 'video' : 'photo')}
            onOpened={onOpened}
          />
        </UnlockTermsContext.Provider>
      )}
    </div>
  );
}
