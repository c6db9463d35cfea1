import { Link, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Joined } from '../../fanclubs/server/read-joined.server';
import { useOpenModal } from '../../modals/open-modal-context';
import { useModalData } from '../../modals/use-modal-data';
import { LocalTime } from '../../shell/local-time';
import { buttonClass } from '../../ui/buttons/button-class';
import { Icon } from '../../ui/icons/icon';
import { TokenGlyph } from '../../ui/marks/token-glyph';
import { CheckoutPlaceProvider } from '../checkout-place';
import type { readJoinedClub } from '../modal-data.server';
import { ModalBody, NoData } from '../modal-parts';
import { longDate } from '../order/clock';
import { Fact, Facts, OrderPaid } from '../order/order-paid';
import { heading, useModalPlace } from '../outcome-modal';
import { useLookingAgain } from '../pay/use-looking-again';

const phrase = <em className="bg-accent bg-clip-text pe-[.06em] text-transparent" />;

/** Tells that a club is joined: by an order, with tokens, or for nothing. */
export default function SuccessFanClubModal() {
  const { data, hasFailed, retry } = useModalData<typeof readJoinedClub>();
  const place = useModalPlace(data?.view ?? null, retry);
  useLookingAgain(data?.view ?? null, retry);
  const { revalidate } = useRevalidator();
  // What the club opens on the page below.
  useEffect(() => revalidate(), [revalidate]);
  if (data === undefined) return <NoData hasFailed={hasFailed} retry={retry} title="title" />;
  if (place && data.view?.state === 'paid') {
    return (
      <CheckoutPlaceProvider value={place}>
        <ModalBody>
          <OrderPaid view={data.view} heading={heading} />
        </ModalBody>
      </CheckoutPlaceProvider>
    );
  }
  return <JoinedClub joined={data.joined} />;
}

/** Opened by its name alone it says no more than that. */
function JoinedClub({ joined }: { joined: Joined | null }) {
  const { t } = useTranslation('checkout');
  const { closeHref } = useOpenModal();
  return (
    <ModalBody>
      <span className="bg-gold text-on-gold flex size-14 items-center justify-center rounded-full">
        <Icon name="crown" size={23} />
      </span>
      {heading(
        <Trans
          t={t}
          i18nKey={joined ? 'success.club' : 'success.club-plain'}
          values={{ name: joined?.name }}
          components={{ phrase }}
        />,
        'type-h1 mt-5 pe-12',
      )}
      <p className="text-fg-2 mt-2.5">{t('success.club-about')}</p>
      {joined && (
        <Facts>
          {joined.tokens !== null && (
            <Fact name={t('success.paid')}>
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                <TokenGlyph className="size-4.5" /> {joined.tokens}
              </span>
            </Fact>
          )}
          {joined.renewsAt !== null && (
            <Fact name={t('success.renews')}>
              <LocalTime at={joined.renewsAt} format={longDate} />
            </Fact>
          )}
        </Facts>
      )}
      <p className="type-small text-fg-2 mt-4 mb-5">
        <Trans
          t={t}
          i18nKey="success.club-leaving"
          components={{
            memberships: (
              <Link
                to="/settings/memberships"
                className="rounded-small text-fg underline underline-offset-2"
              />
            ),
          }}
        />
      </p>
      <Link
        to={closeHref}
        replace
        preventScrollReset
        className={buttonClass({ size: 'large' }, 'w-full')}
      >
        {t('success.back')}
      </Link>
    </ModalBody>
  );
}
