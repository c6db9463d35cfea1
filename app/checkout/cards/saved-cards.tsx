import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { Badge } from '../../kit/ui/marks/badge';
import { CardLogo } from './card-logo';
import { CardMenu } from './card-menu';
import { useCheckoutHref, useCheckoutPlace } from '../checkout-place';
import type { CardView } from '../checkout-view';
import { brandNames, expiryText } from '../use-words';

interface SavedCardsProps {
  cards: readonly CardView[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** Cards that are being deleted. */
  leaving: ReadonlySet<string>;
  /** The input for the code of the selected card, if it is required. */
  cvc?: ReactNode;
}

/** Lists the saved cards as radio buttons, so that no script is needed. */
export function SavedCards({ cards, selected, onSelect, leaving, cvc }: SavedCardsProps) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset className="grid">
      <legend className="sr-only">{t('means.or-saved')}</legend>
      {cards.map((card) => (
        <SavedCardRow
          key={card.id}
          card={card}
          isSelected={card.id === selected}
          isLeaving={leaving.has(card.id)}
          onSelect={() => onSelect(card.id)}
          menu={<CardMenu card={card} cards={cards} />}
          cvc={card.id === selected ? cvc : undefined}
        />
      ))}
    </fieldset>
  );
}

interface SavedCardRowProps {
  card: CardView;
  isSelected: boolean;
  isLeaving: boolean;
  onSelect: () => void;
  menu: ReactNode;
  cvc?: ReactNode;
}

function SavedCardRow({ card, isSelected, isLeaving, onSelect, menu, cvc }: SavedCardRowProps) {
  const id = `card-${card.id}`;
  return (
    <div
      className={clsx(
        'group rounded-card has-checked:border-rose has-focus-visible:outline-focus relative flex min-h-16 items-center gap-3 border border-transparent px-4 has-checked:min-h-18 has-checked:shadow-[inset_0_0_0_1px_var(--color-rose)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        'has-checked:bg-[linear-gradient(150deg,rgb(255_125_146/.2),rgb(255_181_110/.07))]',
        isLeaving && 'opacity-60 motion-safe:animate-pulse',
      )}
    >
      <input
        id={id}
        type="radio"
        name="card"
        value={card.id}
        defaultChecked={isSelected}
        disabled={isLeaving}
        onChange={onSelect}
        className="border-line-form checked:border-rose checked:bg-on-accent size-5 shrink-0 appearance-none rounded-full border outline-none checked:border-[6px]"
      />
      <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-3 self-stretch">
        <CardLogo brand={card.brand} />
        <CardFace card={card} />
      </label>
      {cvc}
      {menu}
    </div>
  );
}

/** Shows the details that distinguish a card. */
export function CardFace({ card }: { card: CardView }) {
  const { t } = useTranslation('checkout');
  const expiry = expiryText(card.expiresOn);
  const isEnding = card.status !== 'good';
  return (
    <>
      <span className="min-w-0 flex-1 py-2">
        <span className="block font-[560]">
          <span aria-hidden="true">•••• {card.last4}</span>
          <span className="sr-only">
            {t('card.ending', { brand: brandNames[card.brand], last4: card.last4 })}
          </span>
        </span>
        {isEnding ? (
          <span className="type-caption text-amber block">
            {t(card.status === 'over' ? 'card.over' : 'card.ends-this-month', { expiry })}
          </span>
        ) : (
          <span className="type-caption text-fg-3 group-has-checked:text-fg-2 block truncate">
            {card.isDefault ? (
              <>
                <span className="max-md:hidden">{`${card.holder} · ${expiry}`}</span>
                <span className="md:hidden">{`${expiry} · ${t('card.your-default')}`}</span>
              </>
            ) : (
              `${card.holder} · ${expiry}`
            )}
          </span>
        )}
      </span>
      {card.isDefault && (
        <span className="max-md:hidden">
          <Badge>{t('card.default')}</Badge>
        </span>
      )}
    </>
  );
}

/** Links to the list of all cards. */
export function AllCards() {
  const { t } = useTranslation('checkout');
  const href = useCheckoutHref();
  return (
    <Link
      to={href({ view: 'cards' })}
      replace
      preventScrollReset
      className="rounded-card text-fg-2 hover:bg-veil hover:text-fg flex min-h-13 items-center px-4"
    >
      {t('card.view-all')}
    </Link>
  );
}

/** Links to the form for a new card, which needs a document that may frame the processor's form. */
export function AnotherCard() {
  const { t } = useTranslation('checkout');
  const { isFramable } = useCheckoutPlace();
  const href = useCheckoutHref();
  return (
    <Link
      to={href({ pay: 'new' })}
      reloadDocument={!isFramable}
      replace
      preventScrollReset
      className="rounded-card text-fg-2 hover:bg-veil hover:text-fg flex min-h-13 items-center gap-4 px-4"
    >
      <Icon name="plus" size={20} />
      {t('card.another')}
    </Link>
  );
}
