import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { useBalance } from '../../wallet/use-balance';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedTip } from './refused-tip';
import { TipRefusal } from './tip-refusal';

interface TipNotSentProps {
  refused: RefusedTip;
  slug: string;
}

/** Shows in the thread, for tips sent without scripts, the reason for the refusal and the consent form. */
export function TipNotSent({ refused, slug }: TipNotSentProps) {
  const { t } = useTranslation('tips');
  const balance = useBalance();
  const money = useTokenMoney();
  const { reason, tokens, words, idempotencyKey } = refused;
  return (
    <div className="mt-4 space-y-2.5">
      <TipRefusal refused={refused} balance={balance ?? 0} />
      {reason === 'confirmation-needed' && tokens !== null && (
        <ActForm action={`/chats/${slug}`}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="own" value={tokens} />
          <input type="hidden" name="words" value={words} />
          <input type="hidden" name="confirmed" value={tokens} />
          <SubmitButton icon="gift" intent="tip" className="w-full" busyLabel={t('busy')}>
            {t('yes', { count: tokens, money: money(tokens) })}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  );
}
