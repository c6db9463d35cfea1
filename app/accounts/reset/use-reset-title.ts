import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';

/** What the step of a reset is called that the viewer stands at. */
export function useResetTitle(): string {
  const { t } = useTranslation('credentials');
  const { reset } = useSite();
  return t(`reset.title.${reset.step}`);
}
