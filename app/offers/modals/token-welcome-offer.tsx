import { Trans, useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { PicturePane } from '../../kit/modals/picture-pane';
import { useModalData } from '../../kit/modals/use-modal-data';
import { phrase } from '../premium-promise';
import { OfferEnds } from '../offer-ends';
import { PacksForYou } from '../packs-for-you';
import type { readWelcomeModal } from '../server/read-offer-modals.server';

/** Offers a first pack at a better price, once, to people who have bought nothing yet. */
export default function TokenWelcomeOffer() {
  const { t } = useTranslation('offers');
  const { close } = useOpenModal();
  const offer = useModalData<typeof readWelcomeModal>();
  const { data } = offer;
  return (
    <PicturePane
      slides={data?.slides ?? []}
      width="narrow"
      promise={
        <ModalTitle className="font-display text-[2.125rem]/9.5 font-[420] tracking-[-.02em] md:text-[2.5rem]/11">
          <Trans t={t} i18nKey="welcome.headline" components={{ phrase }} />
        </ModalTitle>
      }
    >
      <PacksForYou offer={offer} source="tokens_welcome_offer_popup" plainLabel={t('welcome.once')}>
        <p className="text-fg-2">{t('welcome.text')}</p>
        {data?.clock && <OfferEnds clock={data.clock} say="by-our-clock" onEnd={close} />}
      </PacksForYou>
    </PicturePane>
  );
}
