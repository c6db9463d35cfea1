import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { traitIcon } from '../../characters/trait-icons';
import { Icon } from '../../kit/ui/icons/icon';
import type { PresetSample } from '../presenters';
import type { DrawnOption } from './drawn-option';
import { OptionInput } from './option-input';
import { SampleButton } from './sample-button';

interface OptionRowProps {
  option: DrawnOption;
  /** A sample of the voice, if the option is one. */
  sample?: PresetSample | undefined;
}

/** The kind of trait of each field, by which its icon is found. */
const kinds: Readonly<Record<string, string>> = {
  personality: 'Personality',
  occupation: 'Occupation',
  hobbies: 'Hobby',
  relationship: 'Relationship',
};

/** An option as a row with its icon, or with its sound. */
export function OptionRow({ option, sample }: OptionRowProps) {
  const { t, i18n } = useTranslation('create');
  const { field, value, label, type } = option;
  const kind = kinds[field];
  const textOf = (about: 'about' | 'reply') => {
    const key = `create:${about}.${field}.${value}`;
    return i18n.exists(key) ? t(key as 'create:open') : null;
  };
  const [text, reply] = [textOf('about'), textOf('reply')];
  return (
    <div className="group/option border-line-2 bg-card has-checked:border-rose has-checked:bg-rose/10 has-checked:inset-ring-rose has-focus-visible:outline-focus rounded-card relative flex min-h-15 items-center gap-3 border px-3.5 py-2.5 transition duration-120 has-checked:inset-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      {sample && <SampleButton sample={sample} name={label} />}
      <label className="contents">
        <OptionInput {...option} />
        {kind !== undefined && (
          <Icon name={traitIcon(kind, value)} size={20} className="text-fg-2 shrink-0" />
        )}
        <span className="min-w-0 flex-1">
          <span className="block text-[0.9375rem]/5 font-[560]">{label}</span>
          {text !== null && <span className="type-caption text-fg-3 block">{text}</span>}
          {reply !== null && (
            <span className="type-small text-fg-2 mt-1.5 hidden group-has-checked/option:block">
              {reply}
            </span>
          )}
        </span>
        <span
          aria-hidden
          className={clsx('border-line-form size-5 shrink-0 border-2', marks[type])}
        />
      </label>
    </div>
  );
}

/** The mark of a chosen option: a filled ring or a filled box. */
const marks = {
  radio: 'peer-checked:border-rose rounded-full peer-checked:border-[6px] max-sm:hidden',
  checkbox: 'peer-checked:border-rose peer-checked:bg-rose rounded-[6px]',
} as const;
