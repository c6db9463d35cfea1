import { voiceFormId } from './voice-entry';

interface VoiceFileFormProps {
  action: string;
  idempotencyKey: string;
  chatId: string | null;
  replyTo: string | undefined;
}

/** Shows the form that sends a recording from a file; its fields are in the composer. */
export function VoiceFileForm({ action, idempotencyKey, chatId, replyTo }: VoiceFileFormProps) {
  return (
    <form id={voiceFormId} action={action} method="post" encType="multipart/form-data" hidden>
      <input type="hidden" name="intent" value="voice" />
      <input type="hidden" name="idempotencyKey" value={`voice-${idempotencyKey}`} />
      {chatId && <input type="hidden" name="chatId" value={chatId} />}
      {replyTo && <input type="hidden" name="replyTo" value={replyTo} />}
    </form>
  );
}
