import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from './presenters/character-for-fan';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';

interface ReportLinkProps {
  character: Pick<CharacterProfile, '_id' | 'slug'>;
}

/** Links to the report of the character; a visitor gets the form that needs no account. */
export function ReportLink({ character: { _id, slug } }: ReportLinkProps) {
  const { t } = useTranslation('contact');
  const { viewer } = useSite();
  const look = buttonClass({ kind: 'ghost', size: 'large' });
  if (viewer.kind === 'member') {
    return (
      <ModalLink modal="sendReportModal" meta={{ characterId: _id }} className={look}>
        {t('character.link')}
      </ModalLink>
    );
  }
  const place = new URLSearchParams({ place: `/characters/${slug}` });
  return (
    <Link to={`/report/content?${place}`} className={look}>
      {t('character.link')}
    </Link>
  );
}
