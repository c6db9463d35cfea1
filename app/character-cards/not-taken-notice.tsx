import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/forms/use-error-text';
import { Notice } from '../kit/ui/feedback/notice';
import type { NotTaken } from './server/import-by-form.server';

/** Says which file was not taken and why, and that nothing of it was kept. */
export function NotTakenNotice({ refused: { file, error } }: { refused: NotTaken }) {
  const { t } = useTranslation('cards');
  const errorText = useErrorText();
  return (
    <Notice kind="danger">
      {file !== '' && <strong className="break-words">{t('not-taken', { file })} </strong>}
      {errorText([error])} {file !== '' && t('nothing-kept')}
    </Notice>
  );
}
