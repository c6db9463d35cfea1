import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import type { ButtonSize } from '../kit/ui/buttons/button-class';

interface UnblockFormProps {
  character: { _id: string; firstName: string };
  size?: ButtonSize;
}

/** Removes a block and stays on the page. */
export function UnblockForm({ character: { _id, firstName }, size = 'small' }: UnblockFormProps) {
  const { t } = useTranslation('follow');
  const { pathname, search } = useLocation();
  return (
    <ActForm action={`/blocks/${_id}`} preventScrollReset>
      <input type="hidden" name="block" value="no" />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <SubmitButton kind="light" size={size} className="min-h-11" busyLabel={t('block.undoing')}>
        {t('block.undo')} <span className="sr-only">{firstName}</span>
      </SubmitButton>
    </ActForm>
  );
}
