import { Icon } from '../kit/ui/icons/icon';

interface FilterChipsProps {
  name: string;
  label: string;
  /** The values with their labels. */
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** True if only one can be selected at a time. */
  isSingle?: boolean;
}

/** Shows a group of toggles: native checkboxes or radio buttons in the form of chips. */
export function FilterChips({ name, label, options, chosen, isSingle = false }: FilterChipsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-fg-2 mb-2.5 text-[0.84375rem]/5 font-[520]">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: text }) => (
          <label
            key={value}
            className="has-checked:border-rose/60 has-checked:bg-rose/14 border-line-2 text-fg-2 hover:text-fg relative inline-flex h-9 cursor-pointer items-center gap-2 rounded-full border px-3.75 text-[0.84375rem] font-[520] transition duration-120 has-checked:text-[#ffc4cd] has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon name="check" size={14} className="hidden peer-checked:block" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
