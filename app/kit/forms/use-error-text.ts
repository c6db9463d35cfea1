import { useTranslation } from 'react-i18next';

/**
 * Says the first of a field's errors in the viewer's language; servers tell them in English. An
 * area may have words of its own for some. What nobody has words for is still told as an error.
 */
export function useErrorText(
  area?: 'contact',
): (errors: readonly string[] | null | undefined) => string | undefined {
  const { t } = useTranslation(area ? ['errors', area] : ['errors']);
  return (errors) => {
    const [first] = errors ?? [];
    if (first === undefined) return undefined;
    // A figure that the settings say stands as # in what is translated.
    const [figure] = /\d+/.exec(first) ?? [];
    // Sentences hold the signs that part keys and areas.
    const asSentence = { keySeparator: '\0', nsSeparator: false, figure } as const;
    const common = t([first, first.replace(/\d+/, '#'), 'unknown error occurred'], {
      ...asSentence,
      ns: 'errors',
    });
    return area ? t(`error\0${first}`, { ...asSentence, ns: area, defaultValue: common }) : common;
  };
}
