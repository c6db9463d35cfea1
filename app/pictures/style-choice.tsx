import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStyleNamed } from '~/domain/chat/photos/is-style-named';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';
import type { PictureOrder } from './server/read-picture-order.server';

interface StyleChoiceProps {
  styles: PictureOrder['styles'];
  /** The typed words; styles that they name are shown as chosen. */
  words: string;
  onChosen: (category: string, label: string | null) => void;
}

/** Styles in tabs by category, one of each at most. Without scripts all categories are shown. */
export function StyleChoice({ styles, words, onChosen }: StyleChoiceProps) {
  const { t } = useTranslation('pictures');
  const [tab, setTab] = useState(styles[0]?.category);
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="refine">
      <h2 id="refine" className="type-h3">
        {t('refine')}
      </h2>
      {isHydrated && (
        <div className="border-line scroll-row mt-2 gap-6 border-b">
          {styles.map(({ category }) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === tab}
              onClick={() => setTab(category)}
              className="text-fg-2 aria-pressed:text-fg aria-pressed:after:bg-accent relative shrink-0 py-2.5 text-[0.9375rem] font-[520] after:absolute after:inset-x-0 after:bottom-0 after:h-0.5"
            >
              {t(`category.${category}`)}
            </button>
          ))}
        </div>
      )}
      {styles.map(({ category, options }) => (
        <fieldset key={category} hidden={isHydrated && category !== tab} className="mt-3.5">
          <legend className={isHydrated ? 'sr-only' : 'type-small text-fg-2 mb-2 font-[520]'}>
            {t(`category.${category}`)}
          </legend>
          <div className="flex flex-wrap gap-2">
            <Chip
              {...{ category, value: '', label: t('any'), isNamed: false }}
              onChosen={() => onChosen(category, null)}
            />
            {options.map(({ value, label }) => (
              <Chip
                key={value}
                {...{ category, value, label }}
                isNamed={isStyleNamed(
                  words,
                  label,
                  options.map((other) => other.label),
                )}
                onChosen={() => onChosen(category, label)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

interface ChipProps {
  category: string;
  value: string;
  label: string;
  /** True if the typed words name it. */
  isNamed: boolean;
  onChosen: () => void;
}

function Chip({ category, value, label, isNamed, onChosen }: ChipProps) {
  return (
    <label
      data-named={isNamed || undefined}
      className="border-line-2 text-fg-2 has-checked:border-rose has-checked:bg-rose/15 has-checked:text-fg data-named:border-rose data-named:bg-rose/15 data-named:text-fg has-focus-visible:outline-focus relative inline-flex h-11 items-center rounded-full border px-4 text-[0.84375rem] font-[520] transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
    >
      <input
        type="radio"
        name={`style.${category}`}
        value={value}
        defaultChecked={value === ''}
        onChange={onChosen}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {label}
    </label>
  );
}
