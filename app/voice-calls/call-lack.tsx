import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Notice } from '../kit/ui/feedback/notice';
import type { CallPageData } from './call-page-data';

/** A requirement that the person must meet before they can call. */
export type CallLack = 'premium' | 'tokens';

/** Returns the first missing requirement; null if the person may call. */
export function lackOf({
  mayCall,
  price,
  balance,
}: Pick<CallPageData, 'mayCall' | 'price' | 'balance'>): CallLack | null {
  if (!mayCall) return 'premium';
  return balance < price ? 'tokens' : null;
}

interface CallLackProps {
  lack: CallLack;
  data: CallPageData;
}

/** Shows the missing requirement before the microphone or the call is requested. */
export function CallLackNotice({ lack, data: { character, price } }: CallLackProps) {
  const { t } = useTranslation('calls');
  return (
    <div className="mb-3">
      {lack === 'premium' ? (
        <Notice kind="warm" icon="crown">
          {t('needs-premium', { name: character.firstName })}
        </Notice>
      ) : (
        <Notice kind="warm">{t('too-few', { count: price })}</Notice>
      )}
    </div>
  );
}

/** Links to the missing requirement, in place of the call button. */
export function CallLackLink({
  lack,
  data: { character, price },
  balance,
}: CallLackProps & { balance: number }) {
  const { t } = useTranslation('calls');
  const look = buttonClass({ size: 'large' }, 'flex-1');
  return lack === 'premium' ? (
    <ModalLink modal="getPremiumVoiceModal" meta={{ characterId: character._id }} className={look}>
      {t('see-premium')}
    </ModalLink>
  ) : (
    <ModalLink
      modal="smartTokenPackModal"
      meta={{ needed: String(price - balance) }}
      className={look}
    >
      {t('top-up')}
    </ModalLink>
  );
}
