import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';

/** Leads to what blocking a character means; a visitor, who has nothing to be told, has no need of it. */
export function BlockLink({ characterId }: { characterId: string }) {
  const { t } = useTranslation('follow');
  if (useSite().viewer.kind !== 'member') return null;
  return (
    <ModalLink
      modal="blockModal"
      meta={{ characterId }}
      className={buttonClass({ kind: 'ghost', size: 'large' })}
    >
      {t('block.link')}
    </ModalLink>
  );
}
