import { useTranslation } from 'react-i18next';

/** Says the first of a field's errors in the viewer's language; servers tell them in English. */
export function useCaseError(): (errors: readonly string[] | undefined) => string | undefined {
  const { t } = useTranslation(['contact', 'errors']);
  return (errors) => {
    const [first] = errors ?? [];
    return first && t([`contact:error.${first}`, `errors:${first}`], { defaultValue: first });
  };
}
