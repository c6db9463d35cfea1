import { Form, useSubmit } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react';
import { Icon } from '../ui/icons/icon';
import { useLatest } from '../ui/behaviour/use-latest';

interface SearchFormProps {
  action: string;
  label: string;
  /** The current search text of the list. */
  search: string;
  /** The query parameter of the search text. */
  name?: string;
  /** Other query parameters that the address keeps. */
  kept?: Record<string, string | null>;
  /** True if the list below updates while the person types. Otherwise Enter opens the list. */
  isLive: boolean;
  fieldRef?: RefObject<HTMLInputElement>;
  className?: string;
  fieldClassName: string;
  /** Additional attributes of the input, when its list is elsewhere. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  onType?: (words: string) => void;
  onSend?: () => void;
  /** Content beside and below the field. */
  children?: ReactNode;
}

/** Milliseconds without typing after which the search starts. */
const pause = 300;

/** A plain GET form. If its list is below it, the list updates while the person types. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, search, name = 'search', kept = {}, isLive } = props;
  const submit = useSubmit();
  const ownRef = useRef<HTMLInputElement>(null);
  const field = props.fieldRef ?? ownRef;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => callOffByPress(timer), []);
  // A chip or the Back button may change the address. The text being typed stays.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [field, search]);
  const follow = useLatest(({ form, value }: HTMLInputElement) => {
    clearTimeout(timer.current);
    props.onType?.(value.trim());
    if (!isLive) return;
    const send = () => submit(form, { replace: true, preventScrollReset: true });
    timer.current = setTimeout(send, pause);
  });
  useEffect(() => {
    const { current: typed } = field;
    // The text was typed before the scripts ran.
    if (typed && typed.value !== typed.defaultValue) follow.current(typed);
  }, [field, follow]);
  return (
    <Form
      role="search"
      action={action}
      onSubmit={() => {
        clearTimeout(timer.current);
        props.onSend?.();
      }}
      className={clsx('relative', props.className)}
    >
      {Object.entries(kept).map(
        ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
      )}
      <Icon
        name="search"
        className="text-fg-3 pointer-events-none absolute start-4 top-1/2 z-10 -translate-y-1/2"
      />
      <input
        ref={field}
        type="search"
        name={name}
        defaultValue={search}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={60}
        {...props.inputProps}
        onChange={({ currentTarget }) => follow.current(currentTarget)}
        className={clsx(
          'rounded-input focus-visible:border-rose focus-visible:ring-rose/22 w-full ps-11 pe-4 transition duration-120 outline-none focus-visible:ring-3 focus-visible:outline-none [&::-webkit-search-cancel-button]:invert',
          props.fieldClassName,
        )}
      />
      {props.children}
    </Form>
  );
}

/**
 * Cancels a delayed search when a link or button is pressed and when the page ends. Otherwise the search
 * would undo that step.
 */
function callOffByPress(timer: { current?: ReturnType<typeof setTimeout> | undefined }) {
  const callOff = () => clearTimeout(timer.current);
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button')) callOff();
  };
  const presses = ['pointerdown', 'click'] as const;
  for (const press of presses) document.addEventListener(press, note, true);
  return () => {
    callOff();
    for (const press of presses) document.removeEventListener(press, note, true);
  };
}
