import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { Sketch } from '../made-characters/sketch';
import { dataSize } from '../settings/data-size';
import { useOriginText } from './origin-text';
import type { ShownCard } from './presenters';

interface CardHeadProps {
  card: ShownCard;
  sketch: Omit<ComponentProps<typeof Sketch>, 'className'>;
}

/** Shows the file, what it says about its maker, and a sketch of the character. */
export function CardHead({ card, sketch }: CardHeadProps) {
  const { t } = useTranslation('cards');
  const { locale } = useSite();
  const originText = useOriginText();
  return (
    <div className="flex gap-4">
      <Sketch
        {...sketch}
        className="rounded-card border-line-2 aspect-4/5 w-23 shrink-0 self-start border"
      />
      <div className="min-w-0">
        <p className="font-[560] break-words">{card.fileName}</p>
        <p className="text-fg-2">
          {t('size', {
            version: card.version.toUpperCase(),
            size: dataSize(card.fileBytes, locale),
          })}
        </p>
        <p className="type-small text-fg-3 mt-1 break-words">{originText(card.origin)}</p>
      </div>
    </div>
  );
}
