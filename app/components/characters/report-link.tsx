import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from '~/domain/characters/schema';
import { useSite } from '../shell/use-site';
import { buttonClass } from '../ui/button-class';

interface ReportLinkProps {
  character: Pick<CharacterProfile, '_id' | 'slug'>;
}

/** Reports the character; a visitor gets the form that needs no account. */
export function ReportLink({ character: { _id, slug } }: ReportLinkProps) {
  const { t } = useTranslation('contact');
  const { viewer } = useSite();
  const to =
    viewer.kind === 'member'
      ? `/report-character?${new URLSearchParams({ characterId: _id })}`
      : `/report/content?${new URLSearchParams({ place: `/characters/${slug}` })}`;
  return (
    <Link to={to} className={buttonClass({ kind: 'ghost', size: 'large' })}>
      {t('character.link')}
    </Link>
  );
}
