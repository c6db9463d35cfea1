import { Icon } from '../../kit/ui/icons/icon';
import { hairColours } from '../colours';
import type { DrawnOption } from './drawn-option';
import { OptionInput } from './option-input';

/** An option as a colour with its name below. */
export function Swatch({ option }: { option: DrawnOption }) {
  const { value, label } = option;
  return (
    <label className="relative flex flex-col items-center gap-2 text-center text-[0.8125rem]/4 font-[520]">
      <OptionInput {...option} />
      <span
        aria-hidden
        className="border-line-2 peer-checked:outline-rose peer-focus-visible:outline-focus bg-veil-2 flex size-13 items-center justify-center rounded-full border text-white outline-2 outline-offset-3 outline-transparent transition duration-120 [&>svg]:invisible peer-checked:[&>svg]:visible"
        style={{ backgroundColor: hairColours[value] }}
      >
        <Icon name="check" size={20} />
      </span>
      {label}
    </label>
  );
}
