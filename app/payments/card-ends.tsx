import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { useTimeZone } from '../kit/site/time-zone';
import { Notice } from '../kit/ui/feedback/notice';
import { ButtonLink } from '../kit/ui/buttons/button';

/** A card that cannot be expected to pay what renews. */
export interface EndingCard {
  last4: string;
  /** YYYY-MM. */
  expiresOn: string;
  isExpired: boolean;
  renewsAt: string;
  /** Another saved card is good then. */
  hasOther: boolean;
}

interface CardEndsProps {
  card: EndingCard;
  /** The page it stands on, which adding a card leads back to. */
  from: string;
  /** Where another saved one can be chosen. */
  chooseHref?: string;
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Says before a renewal that its card ends, and leads to another. */
export function CardEnds({ card, from, chooseHref }: CardEndsProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { last4, expiresOn, isExpired, renewsAt, hasOther } = card;
  const said = {
    last4,
    month: dateTimeFormat(locale, month).format(new Date(`${expiresOn}-01T00:00:00Z`)),
    day: dateTimeFormat(locale, { ...day, timeZone }).format(new Date(renewsAt)),
  };
  const isChosen = hasOther && chooseHref !== undefined;
  return (
    <div className="mb-4">
      <Notice
        kind="warm"
        icon="credit-card"
        action={
          <ButtonLink
            to={isChosen ? chooseHref : `/add_card?${new URLSearchParams({ from })}`}
            kind="outline"
            size="small"
          >
            {t(isChosen ? 'own.change-card' : 'card.add')}
          </ButtonLink>
        }
      >
        {t(isExpired ? 'card.over' : 'card.ends', said)}{' '}
        {t(hasOther ? 'card.other' : 'card.none-good')}
      </Notice>
    </div>
  );
}
