import { useTranslation } from 'react-i18next';

/**
 * Returns the first of a field's errors in the viewer's language; servers send them in English. An area may
 * have its own texts for some. An error without a text is still shown as an error.
 */
export function useErrorText(
  area?: 'contact',
): (errors: readonly string[] | null | undefined) => string | undefined {
  const { t } = useTranslation(area ? ['errors', area] : ['errors']);
  return (errors) => {
    const [first] = errors ?? [];
    if (first === undefined) return undefined;
    // A number from the settings is # in the translated texts.
    const [figure] = /\d+/.exec(first) ?? [];
    // Sentences contain the characters that separate keys and areas.
    const asSentence = { keySeparator: '\0', nsSeparator: false, figure } as const;
    const common = t([first, first.replace(/\d+/, '#'), 'unknown error occurred'], {
      ...asSentence,
      ns: 'errors',
    });
    return area ? t(`error\0${first}`, { ...asSentence, ns: area, defaultValue: common }) : common;
  };
}
