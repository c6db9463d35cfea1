import { useTranslation } from 'react-i18next';
import { ViewLink } from '../chat/view/view-link';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { Icon } from '../kit/ui/icons/icon';
import { Portrait } from '../kit/ui/media/portrait';
import { ProgressRing } from '../made-characters/progress-ring';
import { pictureHref } from './picture-hrefs';
import type { PictureOrder } from './server/read-picture-order.server';

/** The pictures that were just ordered, in their final shape: finished, in progress, or failed. */
export function OrderedPictures({ order }: { order: PictureOrder }) {
  const { t } = useTranslation('pictures');
  const { ordered, name, slug, isOwn } = order;
  if (ordered.length === 0) return null;
  const done = ordered.filter(({ state }) => state === 'done').length;
  return (
    <section aria-labelledby="ordered" className="mb-8">
      <h2 id="ordered" className="type-h3">
        {t('ordered.title', { count: ordered.length, name })}
      </h2>
      <p role="status" className="text-fg-2">
        {t('ordered.done', { count: done, of: ordered.length })}
      </p>
      <ul className={`mt-3 grid gap-2.5 ${ordered.length > 1 ? 'grid-cols-2' : ''}`}>
        {ordered.map((picture) => (
          <li key={picture.messageId}>
            <div
              style={{ aspectRatio: picture.ratio }}
              className="rounded-card border-line-2 bg-card relative flex flex-col items-center justify-center gap-2 overflow-hidden border text-center"
            >
              <Ordered order={order} picture={picture} />
            </div>
            {picture.state === 'done' && (
              <ActForm action={pictureHref(slug)} className="mt-1.5 flex flex-wrap gap-1">
                <input type="hidden" name="messageId" value={picture.messageId} />
                {isOwn && (
                  <SubmitButton intent="portrait" kind="ghost" size="small" icon="user-round">
                    {t('ordered.portrait')}
                  </SubmitButton>
                )}
                <SubmitButton intent="delete" kind="ghost" size="small" icon="trash-2">
                  {t('ordered.delete')}
                </SubmitButton>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OrderedProps {
  order: PictureOrder;
  picture: PictureOrder['ordered'][number];
}

/** Shows one ordered picture: itself, its progress, or that its tokens are back. */
function Ordered({ order: { name, tokens }, picture }: OrderedProps) {
  const { t } = useTranslation('pictures');
  const { messageId, state, src, percent } = picture;
  return (
    <>
      {state === 'done' && (
        <ViewLink
          place={{ messageId, media: 'Photo', walk: 'all' }}
          label={t('ordered.view', { name })}
          className="absolute inset-0"
        >
          <Portrait src={src} alt="" className="size-full" />
        </ViewLink>
      )}
      {state === 'making' && (
        <ProgressRing percent={percent} size={64} label={t('ordered.title', { name, count: 1 })} />
      )}
      {state === 'failed' && (
        <>
          <Icon name="image-off" size={23} className="text-danger" />
          <span className="font-[560]">{t('ordered.failed')}</span>
          <span className="type-small text-fg-2">{t('ordered.back', { count: tokens })}</span>
        </>
      )}
    </>
  );
}
