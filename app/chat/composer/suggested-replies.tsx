import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';

interface SuggestedRepliesProps {
  replies: readonly string[];
  /** Puts a line into the field, where it can still be changed. */
  onTake(line: string): void;
  /** Turns suggestions off in this browser. */
  onClose(): void;
}

/** Offers replies that the person could send; they fill the field and send nothing. */
export function SuggestedReplies({ replies, onTake, onClose }: SuggestedRepliesProps) {
  const { t } = useTranslation('chat');
  if (replies.length === 0) return null;
  return (
    <section aria-label={t('suggested.title')} className="mx-auto w-full max-w-220 pb-2">
      <div className="flex items-center gap-2 ps-1">
        <Icon name="sparkles" size={14} className="text-info shrink-0" />
        <p className="type-caption text-fg-3 min-w-0 flex-1">{t('suggested.text')}</p>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('suggested.close')}
          className={iconButtonClass('plain')}
        >
          <Icon name="x" size={16} />
        </button>
      </div>
      <ul className="-mx-3 flex [scrollbar-width:none] gap-2 overflow-x-auto px-3 pb-0.5 md:-mx-5 md:px-5">
        {replies.map((line) => (
          <li key={line} className="shrink-0">
            <button
              type="button"
              onClick={() => onTake(line)}
              className="border-line-2 bg-card hover:bg-raised flex h-11 items-center rounded-full border px-4 text-[0.875rem]/5 font-[560] whitespace-nowrap transition duration-120"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
