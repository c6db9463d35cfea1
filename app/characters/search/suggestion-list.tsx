import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { TypeMark } from '../type-mark';
import { Avatar } from '../../kit/ui/media/avatar';
import { hrefOf, type useSuggestions } from './use-suggestions';

type SuggestionListProps = Pick<
  ReturnType<typeof useSuggestions>,
  'listId' | 'optionId' | 'suggestions' | 'isShown' | 'chosen' | 'close'
> & { label: string };

/** Lists the suggested characters under the field; the field's keys select one. */
export function SuggestionList(props: SuggestionListProps) {
  const { listId, optionId, suggestions, isShown, chosen, close, label } = props;
  const { t } = useTranslation('characters');
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && t('browse.found', { count: suggestions.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        className="rounded-card border-line-2 bg-toast shadow-float absolute inset-x-0 top-full z-30 mt-2 overflow-hidden border p-1.5"
      >
        {isShown &&
          suggestions.map((suggestion, index) => (
            <Link
              key={suggestion.slug}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              to={hrefOf(suggestion)}
              // The focus stays in the field: its loss would close the list before the press becomes a
              // click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={close}
              className={clsx(
                'rounded-input flex items-center gap-3 px-2.5 py-2',
                index === chosen ? 'bg-veil-2' : 'hover:bg-veil',
              )}
            >
              <Avatar src={suggestion.avatar} className="size-9" />
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 text-[0.875rem]/5 font-[560]">
                  <span className="truncate">{suggestion.name}</span>
                  <TypeMark type={suggestion.type} size={16} />
                </span>
                <span className="type-caption text-fg-3 block truncate">
                  {suggestion.age} · {suggestion.occupation}
                </span>
              </span>
            </Link>
          ))}
      </div>
    </>
  );
}
