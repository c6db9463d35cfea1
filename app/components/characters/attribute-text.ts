import { useTranslation } from 'react-i18next';
import { traitKey } from './trait-icons';

/** Writes values of attributes, and tags of posts, in the reader's language; by their kind. */
export function useAttributeText(): (kind: string, value: string) => string {
  const { t } = useTranslation('attributes');
  return (kind, value) => t(`${kind}.${traitKey(value)}`, { defaultValue: labelOf(value) });
}

/** A label nobody has translated: each word with a capital; a point of view is an abbreviation. */
export function labelOf(value: string): string {
  return value
    .split('_')
    .map((word) =>
      word.toLowerCase() === 'pov' ? 'POV' : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
