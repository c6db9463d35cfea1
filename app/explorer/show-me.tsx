import { useTranslation } from 'react-i18next';
import { shownCategories, type Category } from './attribute-groups';

const labels = {
  '': 'filters.all',
  Girls: 'filters.women',
  Boys: 'filters.men',
  Anime: 'filters.anime',
} as const;

/** Selects one of four categories on a track: all, women, men or anime. */
export function ShowMe({ chosen = '' }: { chosen?: Category | '' | undefined }) {
  const { t } = useTranslation('posts');
  return (
    <fieldset>
      <legend className="text-fg-2 mb-2.5 text-[0.84375rem]/5 font-[520]">
        {t('filters.show-me')}
      </legend>
      <div className="bg-veil-2 grid grid-cols-4 rounded-full p-1">
        {(['', ...shownCategories] as const).map((value) => (
          <label
            key={value}
            className="has-checked:bg-light has-checked:text-on-light text-fg-2 relative flex h-10 cursor-pointer items-center justify-center rounded-full text-[0.875rem] font-[540] transition duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="category"
              value={value}
              defaultChecked={value === chosen}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {t(labels[value])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
