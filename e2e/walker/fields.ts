import { noteTyped } from './submission';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Replaces the content of a field by a text, as much of it as fits. */
export function fill(element: Element, text: string): void {
  if (!element.matches('input,textarea')) throw new Error('only a field is filled');
  const field = element as TextField;
  if (field.readOnly) throw new Error('the field is only to be read');
  field.value = field.maxLength < 0 ? text : text.slice(0, field.maxLength);
  noteTyped(field);
}

const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select';

type Wanted = string | { label?: string; value?: string; index?: number };

/** Selects options by value or label, and returns the selected values. */
export function selectOptions(element: Element, wanted: unknown): string[] {
  if (!isSelect(element)) throw new Error('only a list is chosen from');
  const all = [wanted].flat() as Wanted[];
  const isWanted = ({ value, label, index }: HTMLOptionElement) =>
    all.some((one) =>
      typeof one === 'string'
        ? one === value || one === label
        : (one.value ?? value) === value &&
          (one.label ?? label) === label &&
          (one.index ?? index) === index,
    );
  const chosen = [...element.options].filter(isWanted);
  if (chosen.length === 0) throw new Error(`the list has no ${JSON.stringify(wanted)}`);
  for (const option of element.options) option.selected = chosen.includes(option);
  return chosen.map(({ value }) => value);
}

/** The effects that a key may have. */
interface Hands {
  press(element: Element): void;
  /** Submits a form that has no button. */
  send(form: HTMLFormElement): void;
}

const isInput = (element: Element): element is HTMLInputElement => element.localName === 'input';

/** Presses a key on an element of a page without scripts. */
export function pressKey(element: Element, key: string, hands: Hands): void {
  if (key !== 'Enter') throw new Error(`without scripts nothing hears the key ${key}`);
  if (element.matches('a[href],button,summary')) return hands.press(element);
  if (!isInput(element)) return;
  const { form } = element;
  const submit = [...(form?.elements ?? [])].find((one) =>
    one.matches('button[type=submit],button:not([type]),input[type=submit],input[type=image]'),
  );
  if (submit?.matches(':disabled')) return;
  if (submit) hands.press(submit);
  else if (form) hands.send(form);
}
