import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { SpendRefusal } from '../../wallet/spend-refusal';
import { useBalance } from '../../wallet/use-balance';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedSound } from './refused-sound';

interface SoundRefusalProps {
  refused: RefusedSound;
  slug: string;
}

/** Shows in the thread why a sound cannot be played, with the consent form and a remedy. */
export function SoundRefusal({ refused, slug }: SoundRefusalProps) {
  const { t } = useTranslation('voice');
  const money = useTokenMoney();
  const balance = useBalance() ?? 0;
  const { reason, tokens: count, intent, messageId } = refused;
  const question = t('hear-asked', { count, money: money(count) });
  const source = intent === 'hear' ? 'chat_text_to_speech' : 'chat_audio_message';
  return (
    <div className="mt-4 space-y-2.5">
      <SpendRefusal {...{ refused, balance, question, source }} />
      {reason === 'confirmation-needed' && (
        <ActForm action={`/chats/${slug}`}>
          <input type="hidden" name="messageId" value={messageId} />
          <input type="hidden" name="confirmed" value={count} />
          <SubmitButton
            icon="volume-2"
            intent={intent}
            className="w-full"
            busyLabel={t('hear-busy')}
          >
            {t('hear-yes', { count })}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  );
}
