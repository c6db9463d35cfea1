import { useTranslation } from 'react-i18next';
import type { NoticeProgress } from '~/domain/takedowns/find-progress';

/** Shows the results for the addresses of a notice: taken down, under decision, or not of this site. */
export function NoticeFigures({ notice }: { notice: NoticeProgress }) {
  const { t } = useTranslation('contact');
  const { addresses, found, outcome } = notice;
  return (
    <div className="text-fg-2 mt-4 space-y-1.5">
      <p>{t(`notice.${outcome ?? 'down'}`, { found, addresses })}</p>
      {found < addresses && <p>{t('notice.unfound', { count: addresses - found })}</p>}
    </div>
  );
}
