import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { useTimeZone } from '../kit/site/time-zone';
import { Notice } from '../kit/ui/feedback/notice';
import { ButtonLink } from '../kit/ui/buttons/button';

/** A saved card that will not be valid for the next renewal. */
export interface EndingCard {
  last4: string;
  /** The month as YYYY-MM. */
  expiresOn: string;
  isExpired: boolean;
  renewsAt: string;
  /** True if another saved card is valid at that time. */
  hasOther: boolean;
}

interface CardEndsProps {
  card: EndingCard;
  /** The current page, to which the person returns after adding a card. */
  from: string;
  /** The address where another saved card can be chosen. */
  chooseHref?: string;
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Warns before a renewal that its card expires, and links to other cards. */
export function CardEnds({ card, from, chooseHref }: CardEndsProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { last4, expiresOn, isExpired, renewsAt, hasOther } = card;
  const values = {
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
        {t(isExpired ? 'card.over' : 'card.ends', values)}{' '}
        {t(hasOther ? 'card.other' : 'card.none-good')}
      </Notice>
    </div>
  );
}
