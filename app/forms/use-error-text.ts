import { useTranslation } from 'react-i18next';

/** Says the first of a field's errors in the viewer's language; servers tell them in English. */
export function useErrorText(): (errors: readonly string[] | undefined) => string | undefined {
  const { t } = useTranslation('errors');
  return (errors) => {
    const [first] = errors ?? [];
    if (first === undefined) return undefined;
    // A figure that the settings say stands as # in what is translated.
    const [figure] = /\d+/.exec(first) ?? [];
    return t([first, first.replace(/\d+/, '#')], {
      keySeparator: false,
      nsSeparator: false,
      defaultValue: first,
      figure,
    });
  };
}
