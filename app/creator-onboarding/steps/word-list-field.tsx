import type { FieldMetadata } from '@conform-to/react';
import clsx from 'clsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listedWords } from '~/domain/creator-onboarding/listed-words';
import { useOwnForm } from '../../kit/forms/form';
import { FormField } from '../../kit/forms/form-field';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { fieldClass, FieldNote } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';

interface WordListFieldProps {
  meta: FieldMetadata<string>;
  label: string;
  most: number;
  /** Words that may be added by a press. */
  suggestions?: readonly string[];
}

/** Several words: as pills with scripts, as one field with commas without them. */
export function WordListField(props: WordListFieldProps) {
  const { t } = useTranslation('onboarding');
  const { meta, label } = props;
  if (useHydrated()) return <Pills {...props} />;
  return (
    <FormField field={meta} type="text" label={label} autoComplete="off" hint={t('words.commas')} />
  );
}

function Pills({ meta, label, most, suggestions = [] }: WordListFieldProps) {
  const { t } = useTranslation('onboarding');
  const { errorText } = useOwnForm();
  const { words, typed, type, field, add, remove, onKeyDown } = useWordList(meta, most);
  const error = errorText(meta.errors);
  const refused = placeOf(meta.errors);
  const noteId = `${meta.id}-note`;
  return (
    <div>
      <label htmlFor={meta.id} className="text-fg-2 mb-1.5 block text-[0.84375rem]/5 font-[520]">
        {label}
      </label>
      <input
        type="hidden"
        name={meta.name}
        value={[...words, ...(typed.trim() ? [typed] : [])].join(', ')}
      />
      <div
        className={clsx(
          fieldClass(Boolean(error)),
          'focus-within:border-rose flex h-auto! min-h-12 flex-wrap items-center gap-2 p-1.5',
        )}
      >
        {words.map((word, index) => (
          <Pill
            key={word}
            word={word}
            isRefused={index === refused}
            onRemove={() => remove(word)}
          />
        ))}
        <input
          id={meta.id}
          ref={field}
          value={typed}
          disabled={words.length >= most}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          maxLength={50}
          placeholder={words.length < most ? t('words.add') : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          className="placeholder:text-fg-3 h-9 min-w-24 flex-1 bg-transparent px-2.5 outline-none"
        />
      </div>
      <p id={noteId} className="type-caption text-fg-3 mt-1.5 flex justify-between gap-3">
        <span>{t('words.hint')}</span>
        <span className="tabular-nums">{t('words.count', { at: words.length, of: most })}</span>
      </p>
      <FieldNote id={meta.errorId} error={error} />
      <Suggestions
        words={suggestions.filter((one) => !words.includes(one))}
        isFull={words.length >= most}
        onAdd={add}
      />
    </div>
  );
}

/** Keeps the words and what is being typed: Enter or a comma adds it, Backspace removes the last word. */
function useWordList(meta: FieldMetadata<string>, most: number) {
  const [words, setWords] = useState(() => listedWords(meta.initialValue ?? ''));
  const [typed, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    setWords((before) => listedWords([...before, text].join(',')).slice(0, most));
    type('');
  };
  const remove = (word: string) => {
    setWords((before) => before.filter((one) => one !== word));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    const last = words.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return { words, typed, type, field, add, remove, onKeyDown };
}

interface PillProps {
  word: string;
  isRefused: boolean;
  onRemove: () => void;
}

function Pill({ word, isRefused, onRemove }: PillProps) {
  const { t } = useTranslation('onboarding');
  return (
    <span
      className={clsx(
        'flex h-9 max-w-full items-center rounded-full border ps-3.5 text-[0.875rem] font-[540]',
        isRefused ? 'border-danger bg-danger/15' : 'border-line-2 bg-veil-2',
      )}
    >
      <span className="truncate">{word}</span>
      <button
        type="button"
        aria-label={t('words.remove', { word })}
        onClick={onRemove}
        className="text-fg-2 hover:text-fg flex size-9 shrink-0 items-center justify-center rounded-full"
      >
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}

interface SuggestionsProps {
  words: readonly string[];
  isFull: boolean;
  onAdd: (word: string) => void;
}

function Suggestions({ words, isFull, onAdd }: SuggestionsProps) {
  const { t } = useTranslation('onboarding');
  if (words.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-2.5" aria-label={t('words.suggestions')}>
      {words.map((word) => (
        <li key={word}>
          <button
            type="button"
            disabled={isFull}
            onClick={() => onAdd(word)}
            className="border-line-2 text-fg-2 hover:bg-veil flex h-11 items-center gap-2 rounded-full border px-4 font-[540] disabled:opacity-50"
          >
            <Icon name="plus" size={16} />
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the place of the refused word, from 0, which its error says from 1. */
function placeOf(errors: readonly string[] | undefined): number | null {
  const [, place] = /^tag (\d+) /.exec(errors?.[0] ?? '') ?? [];
  return place === undefined ? null : Number(place) - 1;
}
