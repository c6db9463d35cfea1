import { Trans, useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { Icon } from '../../kit/ui/icons/icon';
import { clockText } from '../../kit/ui/media/clock-text';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { PurseLine } from '../../wallet/purse-line';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { readVideoOffer } from '../server/read-video-sheet.server';
import { OfferClockLine } from '../videos/offer-clock-line';
import type { RefusedVideo } from '../videos/refused-video';
import { useRejectOnClose } from '../videos/use-reject-on-close';
import { VideoRefusal } from '../videos/video-refusal';

/** Shows a character's offer of a video: its price, its end, and a free way to decline. */
export default function ConfirmVideoMessageModal() {
  const { t } = useTranslation('videos');
  return (
    <LoadedModal<typeof readVideoOffer> height="h-120" gone={t('over')}>
      {(data) => <Offer offer={data} />}
    </LoadedModal>
  );
}

interface OfferProps {
  offer: NonNullable<Awaited<ReturnType<typeof readVideoOffer>>>;
}

function Offer({ offer }: OfferProps) {
  const { t } = useTranslation('videos');
  const { slug, firstName: name, seconds, tokens, idempotencyKey } = offer;
  const { form, response } = useAct<{ video?: RefusedVideo }>({
    key: `video-offer-${idempotencyKey}`,
    action: `/chats/${slug}`,
  });
  const refused = form.isBusy ? undefined : response?.video;
  useRejectOnClose(idempotencyKey, { isAnswered: form.isBusy || response !== undefined });
  return (
    <div className="md:grid md:grid-cols-[340px_minmax(0,1fr)]">
      <BlurredPicture offer={offer} />
      <div className="px-5 pt-4 pb-6 md:p-8">
        <ModalTitle className="type-title text-balance md:pe-10">{t('title', { name })}</ModalTitle>
        <p className="text-fg-2 mt-2">
          <Trans
            t={t}
            i18nKey="asked"
            values={{ query: offer.query }}
            components={{ words: <span lang="" /> }}
            tOptions={{ interpolation: { escapeValue: true } }}
            shouldUnescape
          />{' '}
          {t('what-it-is', { count: seconds })}
        </p>
        <Terms offer={offer} />
        {refused && <VideoRefusal refused={refused} balance={offer.balance} />}
        <Form form={form} className="mt-4">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Answers tokens={tokens} isConfirming={refused?.reason === 'confirmation-needed'} />
        </Form>
        <p className="type-small text-fg-3 mt-2 text-center text-balance">
          {t('leaving')} <PurseLine balance={offer.balance} price={tokens || undefined} />
        </p>
      </div>
    </div>
  );
}

/** Shows a blurred picture of the character in the video, and the video's length. */
function BlurredPicture({ offer }: OfferProps) {
  return (
    <div className="relative h-67.5 overflow-hidden md:h-auto md:min-h-115">
      {offer.picture && (
        <img
          src={offer.picture}
          alt=""
          className="absolute inset-0 size-full scale-115 object-cover object-[50%_20%] blur-xl"
        />
      )}
      <div className="from-modal absolute inset-0 bg-linear-to-t to-transparent to-55%" />
      <span className="bg-badge absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full text-white">
        <Icon name="lock" size={23} />
      </span>
      <p className="absolute start-4 top-4 flex gap-2 text-[0.8125rem]/6 font-[620] tabular-nums">
        {offer.discountPercent > 0 && (
          <span className="bg-light text-on-light rounded-full px-2.5">
            −{offer.discountPercent}%
          </span>
        )}
        <span className="bg-badge flex items-center gap-1.5 rounded-full px-2.5 text-white">
          <Icon name="play" size={14} />
          {clockText(offer.seconds)}
        </span>
      </p>
    </div>
  );
}

/** Shows what the person gets, its price and the end of the offer. */
function Terms({ offer }: OfferProps) {
  const { t } = useTranslation('videos');
  const money = useTokenMoney();
  const { close } = useOpenModal();
  const { tokens, fullTokens } = offer;
  const isLower = tokens < fullTokens;
  return (
    <div className="rounded-card border-line-2 bg-card my-4 border">
      <div className="flex items-center gap-4 px-4 py-3">
        <p className="min-w-0 flex-1">
          <span className="block font-[560]">{t('keep')}</span>
          <span className="type-small text-fg-3 block">{t('gallery')}</span>
        </p>
        <p className="shrink-0 text-end tabular-nums">
          <span className="flex items-center justify-end gap-1.5">
            <TokenGlyph className="size-4.5" />
            {isLower && <s className="text-fg-3">{fullTokens}</s>}
            <span className="font-[620]">{tokens === 0 ? t('free') : tokens}</span>
          </span>
          <span className="type-small text-fg-3 block">
            {isLower && <s>{money(fullTokens)}</s>} {money(tokens)}
          </span>
        </p>
      </div>
      {offer.clock && <OfferClockLine clock={offer.clock} onEnd={close} />}
    </div>
  );
}

/**
 * Shows the buttons to accept and decline. If confirmation is required, accepting confirms the shown price.
 */
function Answers({ tokens, isConfirming }: { tokens: number; isConfirming: boolean }) {
  const { t } = useTranslation('videos');
  const money = useTokenMoney();
  return (
    <>
      {isConfirming && <input type="hidden" name="confirmed" value={tokens} />}
      <SubmitButton
        size="large"
        icon="lock-open"
        intent="confirm-video"
        className="w-full"
        busyLabel={t('busy')}
      >
        {tokens === 0
          ? t('take-free')
          : t(isConfirming ? 'yes' : 'take', { count: tokens, money: money(tokens) })}
      </SubmitButton>
      <SubmitButton
        kind="ghost"
        intent="reject-video"
        className="mt-1.5 w-full"
        busyLabel={t('not-this')}
      >
        {t('not-this')}
      </SubmitButton>
    </>
  );
}
