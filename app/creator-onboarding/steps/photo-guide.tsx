import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { Icon } from '../../kit/ui/icons/icon';

/** The examples of photos: their drawing, and what is done to it. */
const examples = {
  face: {
    good: [
      { key: 'straight', src: '/create-ai/sketch.svg?style=Realistic&hair=Bun&frame=eyes' },
      { key: 'daylight', src: '/create-ai/sketch.svg?style=Realistic&hair=Wavy' },
    ],
    bad: [
      {
        key: 'dark',
        src: '/create-ai/sketch.svg?style=Realistic&hair=Wavy',
        look: 'brightness-[.22]',
      },
      { key: 'blurred', src: '/create-ai/sketch.svg?style=Realistic&hair=Bun', look: 'blur-[3px]' },
    ],
  },
  body: {
    good: [
      { key: 'standing', src: '/create-ai/sketch.svg?style=Realistic&frame=figure' },
      { key: 'dressed', src: '/create-ai/sketch.svg?style=Realistic&body=Athletic&frame=figure' },
    ],
    bad: [
      {
        key: 'cut',
        src: '/create-ai/sketch.svg?style=Realistic&frame=figure',
        look: 'scale-[2.6] translate-y-[60%]',
      },
      {
        key: 'far',
        src: '/create-ai/sketch.svg?style=Realistic&frame=figure',
        look: 'scale-[.35]',
      },
    ],
  },
} as const;

export type PhotoKind = keyof typeof examples;

interface Example {
  key: string;
  src: string;
  look?: string;
}

/** Good and bad examples of photos of one kind, each with a word. */
export function PhotoExamples({ kind, columns }: { kind: PhotoKind; columns: string }) {
  const { t } = useTranslation('onboarding');
  const draw = (quality: 'good' | 'bad') => (
    <div>
      <h3
        className={clsx(
          'flex items-center gap-2 font-[560]',
          quality === 'good' ? 'text-ok' : 'text-[#ffc3c1]',
        )}
      >
        <Icon name={quality === 'good' ? 'circle-check' : 'circle-alert'} size={18} />
        {t(`photos.${quality}`)}
      </h3>
      <ul className={clsx('mt-2.5 grid gap-3', columns)}>
        {examples[kind][quality].map(({ key, src, look }: Example) => (
          <li key={key}>
            <div
              className={clsx(
                'rounded-input aspect-4/5 overflow-hidden border-2',
                quality === 'good' ? 'border-ok/60' : 'border-danger/60',
              )}
            >
              <img src={src} alt="" className={clsx('size-full object-cover', look)} />
            </div>
            <p className="type-small text-fg-2 mt-1.5">
              {t(`photos.${kind}.${key}` as 'photos.good')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="space-y-5">
      {draw('good')}
      {draw('bad')}
    </div>
  );
}

/** The guide before photos are added. */
export function PhotoGuide() {
  const { t } = useTranslation('onboarding');
  return (
    <div className="space-y-6">
      <PhotoExamples kind="face" columns="grid-cols-2 sm:grid-cols-3" />
      <p className="flex flex-wrap gap-x-6">
        <ModalLink
          modal="facePhotoExamplesModal"
          className="rounded-small text-fg-2 inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {t('photos.face.title')}
        </ModalLink>
        <ModalLink
          modal="bodyPhotoExamplesModal"
          className="rounded-small text-fg-2 inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {t('photos.body.title')}
        </ModalLink>
      </p>
      <p className="text-fg-3">{t('photos.files')}</p>
    </div>
  );
}
