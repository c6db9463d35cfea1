import type { DrawnOption } from './drawn-option';
import { OptionInput } from './option-input';

/** An option as one part of a row, of which one is light. */
export function Segment({ option }: { option: DrawnOption }) {
  return (
    <label className="has-checked:bg-light has-checked:text-on-light has-focus-visible:outline-focus text-fg-2 relative flex h-11 items-center justify-center rounded-full px-3 text-[0.84375rem] font-[540] whitespace-nowrap transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <OptionInput {...option} />
      {option.label}
    </label>
  );
}
