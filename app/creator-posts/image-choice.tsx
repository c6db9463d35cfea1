import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../kit/forms/form';
import { Spinner } from '../kit/ui/feedback/spinner';
import { Icon } from '../kit/ui/icons/icon';
import { Portrait } from '../kit/ui/media/portrait';
import type { PresentedPost } from './presenters';

type Image = PresentedPost['assets'][number];

/** The pictures that were made for a draft; a tap adds one at the end of the post, or takes it out. */
export function ImageChoice({ images }: { images: readonly Image[] }) {
  const { t } = useTranslation('own-posts');
  const chosen = images.filter(({ position }) => position !== null).length;
  return (
    <section aria-labelledby="choose">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="choose" className="type-h2">
          {t('draft.choose')}
        </h2>
        <p role="status" className="type-small text-fg-2">
          {t('draft.chosen', { count: chosen })}
        </p>
      </div>
      {images.length === 0 && <p className="text-fg-2">{t('draft.none')}</p>}
      <ul className="grid grid-cols-3 gap-2">
        {images.map((image, index) => (
          <li key={image._id}>
            <Tile image={image} number={index + 1} />
          </li>
        ))}
      </ul>
      <SubmitButton intent="more" kind="ghost" icon="rotate-cw" className="mt-3">
        {t(images.length === 0 ? 'add.generate' : 'draft.more')}
      </SubmitButton>
    </section>
  );
}

const tile =
  'rounded-card border-line-2 relative flex aspect-4/5 w-full flex-col items-center justify-center gap-2 overflow-hidden border text-center';

function Tile({
  image: { _id, status, position, assetUrl },
  number,
}: {
  image: Image;
  number: number;
}) {
  const { t } = useTranslation('own-posts');
  if (status === 'waiting') {
    return (
      <div
        role="status"
        aria-label={t('draft.making', { number })}
        className={clsx(tile, 'bg-card')}
      >
        <Spinner />
      </div>
    );
  }
  if (status !== 'done') {
    return (
      <div className={clsx(tile, 'bg-danger/5 p-2')}>
        <Icon
          name={status === 'held_back' ? 'shield' : 'image-off'}
          size={20}
          className="text-danger"
        />
        <span className="type-caption">
          {t(status === 'held_back' ? 'draft.held-back' : 'draft.failed')}
        </span>
      </div>
    );
  }
  const isChosen = position !== null;
  return (
    <button
      type="submit"
      name="toggle"
      value={_id}
      aria-pressed={isChosen}
      aria-label={
        isChosen ? t('draft.leave', { number, place: position + 1 }) : t('draft.take', { number })
      }
      className={clsx(tile, isChosen && 'border-rose ring-rose ring-1')}
    >
      <Portrait src={assetUrl} alt="" className="size-full" />
      <span
        className={clsx(
          'absolute end-2 top-2 flex size-6 items-center justify-center rounded-full text-[0.75rem] font-[640]',
          isChosen ? 'bg-rose text-on-accent' : 'border-2 border-white bg-black/30',
        )}
      >
        {isChosen && position + 1}
      </span>
    </button>
  );
}
