import type { DrawnOption } from './drawn-option';

/** The input of an option, which covers the whole option and is not seen itself. */
export const OptionInput = ({ field, value, type, isChosen, isRequired }: DrawnOption) => (
  <input
    type={type}
    name={field}
    value={value}
    defaultChecked={isChosen}
    required={isRequired}
    className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
  />
);
