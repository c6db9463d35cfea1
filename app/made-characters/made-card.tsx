import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import clsx from 'clsx';
import { ButtonLink } from '../kit/ui/buttons/button';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { Portrait } from '../kit/ui/media/portrait';
import { generatingHref, madeHref } from './making-hrefs';
import type { ShownMade } from './presenters';
import { ProgressRing } from './progress-ring';
import { sketchHref } from './sketch-href';

/** A character of the person's own: a made one leads to its chat, any other to its progress. */
export function MadeCard({ made }: { made: ShownMade }) {
  const { t } = useTranslation('create');
  const isMade = made.state === 'made';
  return (
    <article className="border-line rounded-card relative aspect-4/5 overflow-hidden border">
      <Portrait
        src={made.portrait?.src ?? sketchHref(made.looks)}
        alt=""
        className={clsx('absolute inset-0 size-full', !isMade && 'opacity-35 grayscale-50')}
      />
      <div className="absolute inset-x-0 bottom-0 bg-gradient-to-t from-black/80 to-transparent p-3.5 pt-12">
        <h2 className="type-h3">
          <Link
            to={isMade ? `/chats/${made.slug}` : generatingHref(made.slug)}
            className="after:absolute after:inset-0"
          >
            {made.name}
          </Link>
        </h2>
        <p className="type-small text-fg-2 truncate">{stateText(made, t)}</p>
        {made.state === 'failed' && (
          <ButtonLink
            to={generatingHref(made.slug)}
            kind="light"
            size="small"
            icon="rotate-cw"
            className="relative mt-2 w-full"
          >
            {t('again')}
          </ButtonLink>
        )}
      </div>
      {made.state === 'making' && (
        <div className="absolute inset-0 flex items-center justify-center">
          <ProgressRing
            percent={made.percent}
            size={64}
            label={t('generating.making', { name: made.name })}
          />
        </div>
      )}
      {isMade && (
        <Link
          to={madeHref(made.slug)}
          aria-label={t('edit-name', { name: made.name })}
          className={iconButtonClass('media', 'absolute end-2 top-2')}
        >
          <Icon name="ellipsis" size={20} />
        </Link>
      )}
    </article>
  );
}

function stateText(
  { state, tokens, percent, line, age }: ShownMade,
  t: ReturnType<typeof useTranslation<'create'>>['t'],
): string {
  if (state === 'making') return t('state.making', { percent });
  if (state === 'failed') return tokens > 0 ? t('state.returned') : t('state.failed');
  return line === '' ? String(age) : line;
}
