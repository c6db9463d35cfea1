import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { Icon } from '../../kit/ui/icons/icon';
import type { Opening } from './thread-data';
import { threadHref } from './thread-place';

interface CardOpeningsProps {
  slug: string;
  openings: readonly Opening[];
}

/** Shows the first messages of a card, of which one begins the chat, until the person has written. */
export function CardOpenings({ slug, openings }: CardOpeningsProps) {
  const { t } = useTranslation('cards');
  return (
    <section aria-labelledby="card-openings" className="mt-4">
      <h2 id="card-openings" className="font-[560]">
        {t('openings')}
      </h2>
      <p className="type-small text-fg-3 mb-2">{t('openings-text', { count: openings.length })}</p>
      <ActForm action={threadHref(slug)} preventScrollReset>
        <input type="hidden" name="intent" value="opening" />
        <ul className="grid max-h-72 gap-2 overflow-y-auto">
          {openings.map(({ index, text, isChosen }) => (
            <li key={index} className="grid">
              <button
                type="submit"
                name="index"
                value={index}
                aria-pressed={isChosen}
                className={clsx(
                  'rounded-modal bg-card hover:bg-raised flex min-h-12 items-center gap-3 border px-4 py-2 text-start text-[0.9375rem]/5.5 transition duration-120',
                  isChosen ? 'border-rose' : 'border-line-2',
                )}
              >
                <span className="min-w-0 flex-1 break-words">{text}</span>
                {isChosen && <Icon name="check" size={18} className="text-rose shrink-0" />}
              </button>
            </li>
          ))}
        </ul>
      </ActForm>
    </section>
  );
}
