import { useNavigate } from '@remix-run/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFetcher } from '../../kit/forms/use-fetcher';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import type { suggestCharacters } from '../server/suggest-characters.server';
import { nextOption } from './next-option';

export type Suggestion = Awaited<ReturnType<typeof suggestCharacters>>[number];

/** Milliseconds without input after which suggestions are requested. */
const pause = 250;
const none: Suggestion[] = [];

export const hrefOf = ({ slug }: Suggestion) => `/characters/${slug}`;

/**
 * Returns suggestions for a search field, as a combobox with a list (WAI-ARIA 1.2): the focus stays in
 * the field, arrows select, Enter opens the selected character or else submits the form, Escape closes
 * the list.
 */
export function useSuggestions(isOn: boolean) {
  const listId = useId();
  const navigate = useNavigate();
  const { suggestions, fetchFor, stop } = useFetchedSuggestions(isOn);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);

  const isShown = isOpen && suggestions.length > 0;
  const current = chosen === null ? undefined : suggestions[chosen];
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    stop();
    setIsOpen(false);
    setChosen(null);
  }
  function suggestFor(words: string) {
    setChosen(null);
    setIsOpen(words !== '');
    fetchFor(words);
  }
  function follow(event: KeyboardEvent<HTMLInputElement>) {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && current) {
      event.preventDefault();
      close();
      void navigate(hrefOf(current));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setIsOpen(true);
      setChosen(nextOption(chosen, suggestions.length, event.key));
    }
  }
  return {
    listId,
    optionId,
    suggestions,
    isShown,
    chosen,
    close,
    suggestFor,
    inputProps: isOn
      ? ({
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': listId,
          'aria-activedescendant': isShown && chosen !== null ? optionId(chosen) : undefined,
          onKeyDown: follow,
          onBlur: close,
        } as const)
      : {},
  };
}

/** Requests suggestions for the input after a pause in typing. */
function useFetchedSuggestions(isOn: boolean) {
  const fetcher = useFetcher<{ suggestions: Suggestion[] }>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function fetchFor(words: string) {
    clearTimeout(timer.current);
    setHasWords(words !== '');
    if (!isOn || words === '') return;
    const href = `/search/suggestions?${new URLSearchParams({ name: words })}`;
    timer.current = setTimeout(() => fetcher.load(href), pause);
  }
  return {
    suggestions: isOn && hasWords ? (fetcher.data?.suggestions ?? none) : none,
    fetchFor,
    stop: () => clearTimeout(timer.current),
  };
}
