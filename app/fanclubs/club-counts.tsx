import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/ui/icons/icon';

/** Shows the number of photos and videos that a club unlocks: real counts. */
export function ClubCounts({ photos, videos }: { photos: number; videos: number }) {
  const { t } = useTranslation('fanclubs');
  const halves = [
    { icon: 'images', count: photos, label: t('photos', { count: photos }) },
    { icon: 'clapperboard', count: videos, label: t('videos', { count: videos }) },
  ] as const;
  return (
    <ul className="rounded-card border-line-2 bg-veil divide-line-2 grid h-12 grid-cols-2 divide-x border">
      {halves.map(({ icon, count, label }) => (
        <li key={icon} className="flex items-center gap-3 px-4">
          <Icon name={icon} size={20} className="text-gold shrink-0" />
          <span className="type-figure text-[1.5625rem]">{count}</span>
          <span className="text-fg-2 type-small">{label}</span>
        </li>
      ))}
    </ul>
  );
}
