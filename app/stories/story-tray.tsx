import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Ring } from './presenters/story-for-fan';
import { Avatar } from '../kit/ui/media/avatar';

interface StoryTrayProps {
  rings: Ring[];
}

/** Shows the characters with stories of today in a row. A glowing ring contains an unread story. */
export function StoryTray({ rings }: StoryTrayProps) {
  const { t } = useTranslation('stories');
  if (rings.length === 0) return null;
  return (
    <nav aria-label={t('tray')} className="-mx-4 pt-1 pb-4 md:-mx-6 md:pb-5 lg:-mx-8">
      <ul className="scroll-row gap-4 px-4 md:scroll-px-6 md:px-6 lg:scroll-px-8 lg:gap-4.5 lg:px-8">
        {rings.map((ring) => (
          <li key={ring.characterId} className="near-only shrink-0 snap-start">
            <Link
              to={`/stories/${ring.characterSlug}`}
              className="group relative block w-18 rounded-[20px] text-center"
            >
              <span
                className={clsx(
                  'block size-18 rounded-full p-[2.5px] transition group-hover:brightness-107',
                  ring.allStoriesRead ? 'bg-hover' : 'bg-accent',
                )}
              >
                <span className="bg-ink block size-full rounded-full p-[2.5px]">
                  <Avatar src={ring.avatar} className="size-full" />
                </span>
              </span>
              <span
                className={clsx(
                  'type-caption mt-1.5 block truncate',
                  ring.allStoriesRead ? 'text-fg-3' : 'text-fg',
                )}
              >
                <span className="sr-only">
                  {t(ring.allStoriesRead ? 'of-seen' : 'of', { name: ring.characterName })}
                </span>
                <span aria-hidden="true">{ring.firstName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
