import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';
import { sketchHref, type SketchedLooks } from './sketch-href';

interface SketchProps {
  looks: SketchedLooks;
  /** The chosen values in words. */
  text: string;
  className?: string;
}

/** Shows the person as far as they are chosen. */
export function Sketch({ looks, text, className }: SketchProps) {
  const { t } = useTranslation('create');
  return (
    <img
      src={sketchHref(looks)}
      alt={text === '' ? t('sketch.empty') : t('sketch.alt', { text })}
      className={clsx('object-cover', className)}
    />
  );
}

/** Names a picture as a sketch. */
export function SketchBadge() {
  const { t } = useTranslation('create');
  return (
    <span className="bg-badge absolute start-4 top-4 inline-flex h-8 items-center gap-1.5 rounded-full px-3 text-[0.75rem] font-[560]">
      <Icon name="pen-line" size={14} />
      {t('sketch.badge')}
    </span>
  );
}
