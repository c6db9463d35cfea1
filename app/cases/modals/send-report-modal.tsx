import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import * as z from 'zod/mini';
import { ReportCharacterFields } from '../report-character-fields';
import { notify } from '../../kit/ui/feedback/notify';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { useModalMeta } from '../../kit/modals/use-modal-meta';
import { ModalTitle } from '../../kit/modals/modal-title';

const metaSchema = z.object({
  characterId: z.string(),
  postId: z.optional(z.string()),
  messageId: z.optional(z.string()),
});

/** Reports a character, one of its posts, or a message. Without scripts the form leads to the reference. */
export default function SendReportModal() {
  const { t } = useTranslation('contact');
  const { close } = useOpenModal();
  const meta = useModalMeta(metaSchema);
  const { form, response } = useAct<{ isSent?: boolean; error?: string; reason?: string }>({
    key: 'report-character',
    action: `/report-character?${new URLSearchParams(meta ?? {})}`,
  });
  const isHydrated = useHydrated();
  const isSent = response?.isSent === true;
  useEffect(() => {
    if (!isSent) return;
    notify({ kind: 'ok', text: t('character.sent') });
    close();
  }, [isSent, close, t]);
  return (
    <Form form={form} className="px-4 pt-11 pb-7 md:p-10">
      <ModalTitle className="type-h2 pe-10">{t('character.title')}</ModalTitle>
      <p className="text-fg-2 mt-2">
        {t(meta?.messageId ? 'character.message-text' : 'character.text')}
      </p>
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      <ReportCharacterFields
        characterId={meta?.characterId ?? ''}
        postId={meta?.postId ?? null}
        messageId={meta?.messageId ?? null}
        answer={response ?? (meta ? undefined : { error: 'characterId is required' })}
      />
      <SubmitButton
        size="large"
        className="mt-6 w-full"
        disabled={!meta}
        busyLabel={t('character.busy')}
      >
        {t('character.action')}
      </SubmitButton>
    </Form>
  );
}
