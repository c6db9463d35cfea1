import { useTranslation } from 'react-i18next';
import type { NoticeProgress } from '~/domain/takedowns/find-progress';
import { ButtonLink } from '../kit/ui/buttons/button';
import { NoticeFigures } from './notice-figures';

interface ReceivedCardProps {
  reference: string;
  /** The results of a notice of intimate images; null for any other case. */
  notice: NoticeProgress | null;
}

/** Shows the reference of a case that was just opened. */
export function ReceivedCard({ reference, notice }: ReceivedCardProps) {
  const { t } = useTranslation('contact');
  return (
    <section className="rounded-card border-line bg-card max-w-110 border p-5 md:p-7">
      <p className="type-caption text-fg-3">{t('received.reference')}</p>
      <p className="type-figure mt-1 select-all">{reference}</p>
      {notice && <NoticeFigures notice={notice} />}
      <ButtonLink to={`/case?reference=${reference}`} kind="soft" className="mt-5">
        {t('follow.title')}
      </ButtonLink>
    </section>
  );
}
