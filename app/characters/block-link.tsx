import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';

/** Links to the explanation of a block; it is shown to members only. */
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
