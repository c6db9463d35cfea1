import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';

/** Returns the title of the viewer's reset step. */
export function useResetTitle(): string {
  const { t } = useTranslation('credentials');
  const { reset } = useSite();
  return t(`reset.title.${reset.step}`);
}
