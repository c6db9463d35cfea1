import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import type { useAct } from '../../kit/forms/use-form';
import { Icon } from '../../kit/ui/icons/icon';
import type { ShownAuthor } from '../presenters/author-for-fan';
import { namesOf } from './author-notice';

interface AuthorRowProps {
  form: ReturnType<typeof useAct>['form'];
  shown: ShownAuthor;
  /** The look of a row of the sheet. */
  className: string;
}

const small = { size: 'small', className: 'h-11' } as const;

/** Shows in the options of a chat what writes its replies, the change on offer, and the way back. */
export function AuthorRow({ form, shown, className }: AuthorRowProps) {
  const { t } = useTranslation('chat');
  const { author, offered, former, isServed } = shown;
  const newer = offered && namesOf(author, offered);
  const older = former && namesOf(author, former);
  return (
    <details>
      <summary className={className}>
        <Icon name="sparkles" size={18} />
        {t('author.title')}
      </summary>
      <Form form={form} className="px-3.5 pt-1 pb-3">
        <input type="hidden" name="intent" value="author" />
        <p className="type-small text-fg-2 mb-2.5 wrap-anywhere">
          {t('author.now', { model: isServed ? author.model : shown.answeredBy })}{' '}
          {isServed && t('author.pinned')}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {offered && isServed && (
            <SubmitButton {...small} name="act" value="try" kind="light">
              {t('author.try')}
            </SubmitButton>
          )}
          {offered && (
            <SubmitButton {...small} name="act" value="accept" kind="outline">
              {newer ? t('author.change-to', { model: newer.other }) : t('author.accept-version')}
            </SubmitButton>
          )}
          {former && (
            <SubmitButton {...small} name="act" value="take-back" kind="outline">
              {older ? t('author.back-to', { model: older.other }) : t('author.back-to-version')}
            </SubmitButton>
          )}
        </div>
      </Form>
    </details>
  );
}
