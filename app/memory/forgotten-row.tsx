import { useTranslation } from 'react-i18next';
import { MessageText } from '../chat/messages/message-text';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { memoryHref, type MemoryTab } from './memory-place';

interface ForgottenRowProps {
  slug: string;
  tab: MemoryTab;
  kind: 'fact' | 'entry';
  id: string;
  text: string;
}

/** Shows an item that was just forgotten, struck out, with a button to restore it. */
export function ForgottenRow({ slug, tab, kind, id, text }: ForgottenRowProps) {
  const { t } = useTranslation('memory');
  return (
    <div className="flex min-h-16 items-center gap-2 py-2.5 ps-4 pe-2">
      <div className="min-w-0 flex-1" role="status">
        <p className="text-fg-3 line-clamp-2 text-[0.9375rem]/5.5 wrap-anywhere line-through">
          <MessageText>{text}</MessageText>
        </p>
        <p className="type-caption text-fg-3 mt-0.5">{t('forgotten')}</p>
      </div>
      {/* Submitted as a page load, because the page must show the refusal when it is too late and this row is gone. */}
      <ActForm action={memoryHref({ slug, tab })} replace preventScrollReset>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent="restore" kind="ghost" icon="undo-2" busyLabel={t('undoing')}>
          {t('undo')}
        </SubmitButton>
      </ActForm>
    </div>
  );
}
