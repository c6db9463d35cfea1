import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

interface CrisisCardProps {
  content: string;
}

/** Somebody may be in danger: help is named calmly, not in the character's voice. */
export function CrisisCard({ content }: CrisisCardProps) {
  const { t } = useTranslation('chat');
  return (
    <aside
      aria-label={t('crisis')}
      className="rounded-card border-info/30 mx-auto max-w-120 border bg-[rgb(35_45_72/.4)] p-5"
    >
      <p className="flex items-center gap-2.5 font-[560] text-[#dfe9ff]">
        <Icon name="life-buoy" size={20} className="text-info" />
        {t('crisis')}
      </p>
      <p className="mt-2.5 whitespace-pre-line text-[#dfe9ff]">{content}</p>
    </aside>
  );
}
