import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { useModalData } from '../../kit/modals/use-modal-data';
import { OfferBackdrop } from '../offer-backdrop';
import { OfferEnds } from '../offer-ends';
import { PacksForYou } from '../packs-for-you';
import type { readWelcomeBackModal } from '../server/read-offer-modals.server';
import { themeName } from '../theme-name';

/** The offer for a person who returns after a long time, until it ends by the server's clock. */
export default function WelcomeBackOfferModal() {
  const { t } = useTranslation('offers');
  const { close } = useOpenModal();
  const offer = useModalData<typeof readWelcomeBackModal>();
  const { data } = offer;
  const season = data && data.theme !== 'default' ? themeName(data.theme) : null;
  return (
    <OfferBackdrop backdrop={data?.backdrop}>
      <PacksForYou
        offer={offer}
        source="welcome_back_packs_popup"
        eyebrow={season ? t('back.theme-offer', { season }) : t('back.offer')}
        plainLabel={t(season ? 'back.cauldron' : 'smart.need')}
      >
        <ModalTitle className="type-title pe-12">
          <span className="max-md:hidden">
            {season ? t('back.seasonal', { season }) : t('back.title')}
          </span>
          <span className="md:hidden">{t(season ? 'back.treats' : 'back.claim')}</span>
        </ModalTitle>
        {data?.clock && <OfferEnds clock={data.clock} say="in" withHours onEnd={close} />}
      </PacksForYou>
    </OfferBackdrop>
  );
}
