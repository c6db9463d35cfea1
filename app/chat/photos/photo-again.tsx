import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { useBalance } from '../../wallet/use-balance';
import { PhotoRefusal } from './photo-refusal';
import { usePhotoOffer } from './photo-offer';
import type { RefusedAgain } from './refused-photo';

/** Orders a failed photo again at the current price. */
export function PhotoAgain({ messageId }: { messageId: string }) {
  const { t } = useTranslation('photos');
  const offer = usePhotoOffer();
  const balance = useBalance() ?? 0;
  const { form, response } = useAct<Answer>({
    key: `photo-again-${messageId}`,
    action: offer ? `/chats/${offer.slug}` : '',
  });
  const ofPage = useActionData<Answer>();
  if (!offer) return null;
  const refusal = response?.photoAgain ?? ofPage?.photoAgain;
  const refused = refusal?.messageId === messageId && !form.isBusy ? refusal : undefined;
  const tokens = refused?.tokens ?? offer.tokens;
  const isConfirming = refused?.reason === 'confirmation-needed';
  return (
    <Form form={form} className="flex flex-col items-center gap-2">
      <input type="hidden" name="messageId" value={messageId} />
      {isConfirming && <input type="hidden" name="confirmed" value={tokens} />}
      {refused && <PhotoRefusal refused={refused} balance={balance} />}
      <SubmitButton kind="light" size="small" intent="photo-again" busyLabel={t('busy')}>
        {t(isConfirming ? 'again-yes' : 'again', { count: tokens })}
      </SubmitButton>
    </Form>
  );
}

interface Answer {
  photoAgain?: RefusedAgain;
}
