import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/form';
import { usePageSending } from '../../kit/forms/use-form';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useTokenMoney } from '../../wallet/use-token-money';

interface UnlockAudioProps {
  messageId: string;
  tokens: number;
}

/** Unlocks a spoken message; nothing is sold after a crisis card. */
export function UnlockAudio({ messageId, tokens }: UnlockAudioProps) {
  const { t } = useTranslation('messages');
  const money = useTokenMoney();
  const sending = usePageSending(undefined);
  const isBusy = sending.sent?.get('messageId') === messageId;
  return (
    <Form
      form={{ ...sending, isDone: false, attributes: {} }}
      className="mx-2.5 mb-2.5 in-[[data-distress]]:hidden"
    >
      <input type="hidden" name="messageId" value={messageId} />
      <button
        type="submit"
        name="intent"
        value="unlock-audio"
        disabled={isBusy}
        className="bg-badge flex h-11 w-full items-center justify-center gap-2.5 rounded-full border border-white/14 px-5 font-[620] text-white tabular-nums transition duration-120 hover:brightness-125 disabled:opacity-60"
      >
        {t('unlock')}
        <TokenGlyph className="size-4.5" />
        {tokens}
        <span className="font-[420] text-white/75">{money(tokens)}</span>
      </button>
    </Form>
  );
}
