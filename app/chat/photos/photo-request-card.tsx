import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { ModalLink } from '../../kit/modals/modal-link';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { useBalance } from '../../wallet/use-balance';
import { PurseLine } from '../../wallet/purse-line';
import type { Thread } from '../live/thread';
import type { ThreadCharacter, ThreadMessage } from '../presenters/thread-for-fan';
import { openRequest } from './open-request';
import type { PhotoOffer } from './photo-offer';
import { PhotoRefusal } from './photo-refusal';
import type { RefusedPhoto } from './refused-photo';

interface PhotoRequestCardProps {
  thread: Pick<Thread, 'messages' | 'hasLater'>;
  character: ThreadCharacter;
  offer: PhotoOffer;
}

/** Shows under a request for a picture in the thread its price and a button to order it. */
export function PhotoRequestCard({ thread, character, offer }: PhotoRequestCardProps) {
  const request = thread.hasLater ? null : openRequest(thread.messages);
  if (!request) return null;
  return <Offer key={request._id} request={request} character={character} offer={offer} />;
}

interface OfferProps {
  request: ThreadMessage;
  character: ThreadCharacter;
  offer: PhotoOffer;
}

function Offer({ request, character, offer }: OfferProps) {
  const { t } = useTranslation('photos');
  const balance = useBalance() ?? 0;
  const { form, response } = useAct<{ photo?: RefusedPhoto }>({
    key: `photo-asked-for-${request._id}`,
    action: `/chats/${offer.slug}`,
  });
  const refused = form.isBusy ? undefined : response?.photo;
  const tokens = refused?.tokens ?? offer.tokens;
  const isConfirming = refused?.reason === 'confirmation-needed';
  return (
    <Form
      form={form}
      className="border-line-2 bg-card rounded-card mt-4 space-y-3 border p-4 md:ms-11 md:max-w-110"
    >
      {/* One request is one photo, however often the button is pressed. */}
      <input type="hidden" name="idempotencyKey" value={`photo-${request._id}`} />
      <input type="hidden" name="words" value={request.content} />
      <input type="hidden" name="shape" value="portrait" />
      {isConfirming && <input type="hidden" name="confirmed" value={tokens} />}
      <p className="font-[520]">{t('in-words.offer', { name: character.firstName })}</p>
      {refused && <PhotoRefusal refused={refused} balance={balance} />}
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton icon="image" intent="photo" busyLabel={t('busy')}>
          {t(isConfirming ? 'yes' : 'ask', { count: tokens })}
        </SubmitButton>
        <ModalLink
          modal="photoModal"
          meta={{ characterId: character._id, messageId: request._id }}
          className={buttonClass({ kind: 'ghost' })}
        >
          {t('in-words.change')}
        </ModalLink>
      </div>
      <p className="type-small text-fg-3">
        <PurseLine balance={balance} price={tokens} />
      </p>
    </Form>
  );
}
