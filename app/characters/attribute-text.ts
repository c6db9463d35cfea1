import { useTranslation } from 'react-i18next';
import { labelOf } from './label-of';
import { traitKey } from './trait-icons';

/**
 * Returns a function that writes attribute values and post tags in the reader's language, by their kind.
 */
export function useAttributeText(): (kind: string, value: string) => string {
  const { t } = useTranslation('attributes');
  return (kind, value) => t(`${kind}.${traitKey(value)}`, { defaultValue: labelOf(value) });
}
