import { useTranslation } from 'react-i18next';

/** Says the first of a field's errors in the viewer's language; servers tell them in English. */
export function useErrorText(): (errors: readonly string[] | undefined) => string | undefined {
  const { t } = useTranslation('errors');
  return (errors) => {
    const [first] = errors ?? [];
    return first === undefined
      ? undefined
      : t(first, { keySeparator: false, nsSeparator: false, defaultValue: first });
  };
}
