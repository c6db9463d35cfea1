import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';

/** The id of the form that requests a spoken reply; its button is in the composer's menu. */
export const audioRequestFormId = 'audio-request';

interface AudioRequestFormProps {
  action: string;
  idempotencyKey: string;
  chatId: string | null;
}

/** Requests a spoken reply: a message like any other, whose reply has its own price to unlock. */
export function AudioRequestForm({ action, idempotencyKey, chatId }: AudioRequestFormProps) {
  const { t } = useTranslation('voice');
  const isHydrated = useHydrated();
  return (
    <ActForm id={audioRequestFormId} action={action} hidden>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="type" value="audio_request" />
      <input type="hidden" name="idempotencyKey" value={`aloud-${idempotencyKey}`} />
      <input type="hidden" name="content" value={t('ask-words')} />
      {chatId && <input type="hidden" name="chatId" value={chatId} />}
      {isHydrated && <input type="hidden" name="waits" value="0" />}
    </ActForm>
  );
}
