import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { modalHref, requestedModals } from '../../kit/modals/modal-keys';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import type { ThreadData } from '../thread/thread-data';

interface VideoOfferCardProps {
  offer: NonNullable<ThreadData['videoOffer']>;
  name: string;
  slug: string;
}

/** Offers that were opened on this page; a closed one does not open again. */
const opened = new Set<string>();

/** Shows a character's video offer in the thread. With scripts its modal opens by itself once. */
export function VideoOfferCard({ offer, name, slug }: VideoOfferCardProps) {
  const { t } = useTranslation('videos');
  const location = useLocation();
  const navigate = useNavigate();
  const { idempotencyKey, isSubscriber } = offer;
  const modal = isSubscriber ? 'confirmVideoMessageModal' : 'becomePremiumVideoMessageModal';
  const meta: Record<string, string> = isSubscriber
    ? { idempotencyKey }
    : { idempotencyKey, character: slug };
  const isFree = requestedModals(new URLSearchParams(location.search)).length === 0;
  useEffect(() => {
    if (!isFree || opened.has(idempotencyKey)) return;
    opened.add(idempotencyKey);
    navigate(modalHref(location, modal, { meta }), { preventScrollReset: true });
  });
  return (
    <div className="rounded-card border-line-2 bg-card mt-4 flex flex-wrap items-center gap-3 border p-4">
      <Icon name="clapperboard" size={20} className="text-fg-2 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="block font-[560]">{t('offers', { name })}</span>
        <span lang="" className="type-small text-fg-2 block truncate">
          “{offer.query}”
        </span>
      </p>
      <ModalLink
        modal={modal}
        meta={meta}
        className={buttonClass({ kind: 'light', size: 'small' })}
      >
        {t('see')}
      </ModalLink>
    </div>
  );
}
