import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { SearchForm } from '../../kit/shell/search-form';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

/** Finds characters by name from any page; the key "/" focuses the field. */
export function SiteSearch() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBrowsing = pathname === '/characters';
  const isHydrated = useHydrated();
  // There are no suggestions where the list itself follows the input.
  const { inputProps, suggestFor, ...list } = useSuggestions(!isBrowsing);
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, []);
  return (
    <SearchForm
      action="/characters"
      label={t('search')}
      search={isBrowsing ? (params.get('search') ?? '') : ''}
      kept={isBrowsing ? { feed: params.get('feed') } : {}}
      isLive={isBrowsing}
      fieldRef={field}
      className="hidden w-full max-w-95 md:block"
      fieldClassName="h-10.5 border border-line-2 bg-[rgb(35_24_40/.55)] text-[0.875rem] backdrop-blur-[14px]"
      inputProps={isHydrated ? inputProps : {}}
      onType={suggestFor}
      onSend={list.close}
    >
      <kbd
        aria-hidden="true"
        className="border-line-2 text-fg-3 pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 rounded-[6px] border bg-[#1d1421] px-1.5 font-sans text-[0.71875rem]/5"
      >
        /
      </kbd>
      <SuggestionList {...list} label={t('search')} />
    </SearchForm>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
