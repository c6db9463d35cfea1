import { Link, useNavigate } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from '../../kit/forms/use-fetcher';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import { Icon } from '../../kit/ui/icons/icon';
import { longestSearch, type FoundAll } from '../resources/found';
import { useResultGroups, type Result, type ResultGroup } from './found-links';
import { StaffDialog } from './staff-dialog';

/** Milliseconds without typing after which the search starts. */
const pause = 150;

/** The first characters that limit a search, in the order in which Tab selects them. */
const scopes = ['', '>', '@', '#'] as const;
const scopeNames = { '': 'everything', '>': 'acts', '@': 'people', '#': 'numbers' } as const;

const scopeOf = (text: string) => scopes.find((sign) => sign !== '' && text.startsWith(sign)) ?? '';

/** Searches people, items, pages and acts while the member of staff types, by the keyboard alone. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [text, setText] = useState('');
  const found = useFound(text);
  const groups = useResultGroups(found);
  const results = groups.flatMap((group) => group.results);
  const { current, onChange, onKeyDown } = usePaletteKeys({ text, setText, results, onClose });
  return (
    <StaffDialog
      label={t('search.title')}
      onClose={onClose}
      className="md:mt-24 md:max-h-122.5 md:w-160"
    >
      <div className="border-line flex items-center gap-3 border-b px-4.5">
        <Icon name="search" size={18} className="text-fg-3" />
        <input
          type="text"
          role="combobox"
          aria-label={t('search.prompt')}
          aria-expanded={results.length > 0}
          aria-controls="palette-results"
          aria-activedescendant={current && idOf(current)}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={longestSearch}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
        />
        <span className="type-small text-fg-3 flex items-center gap-2 max-md:hidden">
          {t(`search.in.${scopeNames[scopeOf(text)]}`)} <Key>Tab</Key>
        </span>
      </div>
      <Results groups={groups} current={current} isDone={found !== undefined} onClose={onClose} />
      <Foot />
    </StaffDialog>
  );
}

interface ResultsProps {
  groups: readonly ResultGroup[];
  /** The marked result. */
  current: Result | undefined;
  /** True once a search has ended. */
  isDone: boolean;
  onClose: () => void;
}

function Results({ groups, current, isDone, onClose }: ResultsProps) {
  const { t } = useTranslation('staff');
  return (
    <div
      id="palette-results"
      role="listbox"
      aria-label={t('search.results')}
      className="min-h-20 flex-1 overflow-y-auto p-2"
    >
      {groups.map(({ title, results: some }) => (
        <div key={title} role="group" aria-label={title}>
          <p className="type-eyebrow text-fg-3 px-2.5 pt-3 pb-1" aria-hidden="true">
            {title}
          </p>
          {some.map((result) => (
            <Option
              key={result.key}
              result={result}
              isChosen={result === current}
              onClose={onClose}
            />
          ))}
        </div>
      ))}
      {isDone && groups.length === 0 && (
        <p className="text-fg-2 type-small px-2.5 py-5" role="status">
          {t('search.none')}
        </p>
      )}
    </div>
  );
}

/** Names the keys of the palette. */
function Foot() {
  const { t } = useTranslation('staff');
  return (
    <p className="border-line type-caption text-fg-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4.5 py-3 max-md:hidden">
      <span>
        <Key>↑</Key> <Key>↓</Key> {t('search.move')}
      </span>
      {(['acts', 'people', 'numbers'] as const).map((name, index) => (
        <span key={name}>
          <Key>{scopes[index + 1]}</Key> {t(`search.only.${name}`)}
        </span>
      ))}
      <span className="ms-auto">{t('search.only-yours')}</span>
    </p>
  );
}

interface PaletteKeys {
  text: string;
  setText: (text: string) => void;
  results: readonly Result[];
  onClose: () => void;
}

/**
 * Returns the marked result, and the handlers of the field: arrows move the mark, Enter opens the result,
 * the right arrow shows it beside its list, and Tab changes what is searched.
 */
function usePaletteKeys({ text, setText, results, onClose }: PaletteKeys) {
  const navigate = useNavigate();
  const [marked, setMarked] = useState(0);
  const current = results[Math.min(marked, results.length - 1)];
  const onChange = (typed: string) => {
    setText(typed);
    setMarked(0);
  };
  const open = (to: string | null | undefined) => {
    if (to == null) return;
    onClose();
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const { selectionStart, value } = event.currentTarget;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) setMarked(wrap(marked + move, results.length));
    else if (event.key === 'Enter') open(current?.to);
    else if (event.key === 'ArrowRight' && selectionStart === value.length && current?.peekTo) {
      open(current.peekTo);
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const scope = scopeOf(text);
      const next = scopes[(scopes.indexOf(scope) + 1) % scopes.length] ?? '';
      onChange(next + text.slice(scope.length));
    } else return;
    event.preventDefault();
  };
  return { current, onChange, onKeyDown };
}

const idOf = ({ key }: Result) => `found-${key.replaceAll(/[^\w-]/g, '-')}`;

const wrap = (index: number, length: number) => (length === 0 ? 0 : (index + length) % length);

/** Returns the results for a text, and those of the last text while it is searched for. */
function useFound(text: string): FoundAll | undefined {
  const { load, data } = useFetcher<{ found: FoundAll }>({ key: 'palette' });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  }, [load]);
  useEffect(() => {
    const timer = setTimeout(
      () => latest.current(`/admin/search?q=${encodeURIComponent(text)}`),
      text === '' ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return data?.found;
}

interface OptionProps {
  result: Result;
  isChosen: boolean;
  onClose: () => void;
}

function Option({ result, isChosen, onClose }: OptionProps) {
  const { t } = useTranslation('staff');
  const { to, peekTo, label, about, icon } = result;
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={option}
      to={to}
      id={idOf(result)}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onClose}
      className={clsx(
        'rounded-small flex min-h-10 cursor-pointer items-center gap-3 px-2.5 text-[0.875rem] max-md:min-h-11',
        isChosen ? 'bg-veil-2' : 'hover:bg-veil',
      )}
    >
      <Icon name={icon} size={16} className="text-fg-3" />
      <span className="min-w-0 truncate font-[560]">{label}</span>
      {about !== null && <span className="text-fg-3 min-w-0 truncate">{about}</span>}
      {isChosen && (
        <span className="type-caption text-fg-3 ms-auto flex shrink-0 items-center gap-2 max-md:hidden">
          {t('search.open')} <Key>↵</Key>
          {peekTo !== null && (
            <>
              {t('search.peek')} <Key>→</Key>
            </>
          )}
        </span>
      )}
    </Link>
  );
}

/** The name of a key as on a keyboard. */
export function Key({ children }: { children: string | undefined }) {
  return (
    <kbd className="border-line-2 bg-veil text-fg-2 inline-block min-w-5 rounded-[5px] border px-1.5 text-center text-[0.75rem]/5">
      {children}
    </kbd>
  );
}
