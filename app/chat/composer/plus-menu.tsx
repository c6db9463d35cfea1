import { Link } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../kit/modals/modal-link';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { useClosingMenu } from '../../kit/ui/behaviour/use-closing-menu';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useSite } from '../../kit/site/use-site';
import { useTokenMoney } from '../../wallet/use-token-money';
import { galleryHref } from '../gallery/gallery-place';
import { useSuggestionSwitch } from './use-suggestions';
import type { ThreadCharacter } from '../presenters/thread-for-fan';
import type { ThreadData } from '../thread/thread-data';
import { audioRequestFormId } from '../voice/audio-request';

interface PlusMenuProps {
  character: ThreadCharacter;
  /** The smallest tip on offer. */
  leastTip: number;
  /** The price of a photo. */
  photoPrice: number;
  /** The terms of a spoken reply; null if speech is not available. */
  spoken: ThreadData['spoken'];
  /** True if videos can be ordered; the menu puts the first words of the order into the field. */
  makesVideos: boolean;
  onBegin(words: string): void;
  /** False right after signs of distress: nothing is offered then. */
  maySell: boolean;
}

const row =
  'rounded-input hover:bg-veil-2 flex h-13 w-full items-center gap-4 px-4 text-start text-[0.9375rem] transition duration-120';

/** Lists the other things to send or see, each with its price; it opens without scripts too. */
export function PlusMenu(props: PlusMenuProps) {
  const { character, maySell } = props;
  const { t } = useTranslation(['tips', 'chat', 'gallery']);
  const isMember = useSite().viewer.kind === 'member';
  const suggestions = useSuggestionSwitch();
  const isHydrated = useHydrated();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  const close = () => menu.current?.removeAttribute('open');
  const { slug, firstName: name } = character;
  return (
    <details ref={menu} className="group/plus shrink-0">
      <summary
        aria-label={t('more')}
        className="hover:bg-veil-2 group-open/plus:bg-veil-2 flex size-11 cursor-pointer list-none items-center justify-center rounded-full transition duration-120 [&::-webkit-details-marker]:hidden"
      >
        <Icon name="plus" size={20} className="group-open/plus:hidden" />
        <Icon name="x" size={20} className="not-group-open/plus:hidden" />
      </summary>
      <div className="rounded-modal border-line-2 bg-toast shadow-float absolute start-0 bottom-full z-20 mb-2.5 w-full border p-1.5 md:max-w-105">
        {maySell && <RowsForSale {...props} onClose={close} />}
        {isMember && (
          <Link to={galleryHref(slug, { tab: 'Unlocked' })} onClick={close} className={row}>
            <RowWords icon="images">{t('gallery:open')}</RowWords>
          </Link>
        )}
        <Link to={`/chats/${slug}/memory`} onClick={close} className={row}>
          <RowWords icon="notebook-pen">{t('chat:memory', { name })}</RowWords>
        </Link>
        {!suggestions.isOn && isHydrated && (
          <button
            type="button"
            onClick={() => {
              suggestions.turn(true);
              close();
            }}
            className={row}
          >
            <RowWords icon="sparkles">{t('chat:suggested.on')}</RowWords>
          </button>
        )}
      </div>
    </details>
  );
}

/** Shows the entries that cost tokens: photo, spoken answer, video, tip. */
function RowsForSale(props: PlusMenuProps & { onClose(): void }) {
  const { character, leastTip, photoPrice, spoken, makesVideos, onBegin, onClose } = props;
  const { t } = useTranslation(['tips', 'photos', 'voice', 'videos']);
  const isHydrated = useHydrated();
  const characterId = character._id;
  return (
    <>
      <ModalLink modal="photoModal" meta={{ characterId }} onOpen={onClose} className={row}>
        <RowWords icon="image" price={<FixedPrice tokens={photoPrice} />}>
          {t('photos:title')}
        </RowWords>
      </ModalLink>
      {spoken && (
        <button type="submit" form={audioRequestFormId} onClick={onClose} className={row}>
          <RowWords icon="mic" price={<FixedPrice tokens={spoken.audioPrice} />}>
            {t('voice:ask')}
          </RowWords>
        </button>
      )}
      {makesVideos && isHydrated && (
        <button
          type="button"
          onClick={() => {
            onBegin(t('videos:ask-words'));
            onClose();
          }}
          className={row}
        >
          <RowWords icon="clapperboard">{t('videos:ask')}</RowWords>
        </button>
      )}
      <ModalLink modal="tipModal" meta={{ characterId }} onOpen={onClose} className={row}>
        <RowWords icon="gift" price={<Price tokens={leastTip} />}>
          {t('tip')}
        </RowWords>
      </ModalLink>
    </>
  );
}

interface RowWordsProps {
  icon: IconName;
  price?: ReactNode;
  children: string;
}

function RowWords({ icon, price, children }: RowWordsProps) {
  return (
    <>
      <Icon name={icon} size={20} className="text-fg-2 shrink-0" />
      <span className="min-w-0 truncate">{children}</span>
      {price}
    </>
  );
}

function Price({ tokens }: { tokens: number }) {
  const { t } = useTranslation('tips');
  const money = useTokenMoney();
  return (
    <span className="type-small text-fg-3 ms-auto flex shrink-0 items-center gap-1.5 tabular-nums">
      <TokenGlyph className="size-4" />
      {t('from', { tokens, money: money(tokens) })}
    </span>
  );
}

function FixedPrice({ tokens }: { tokens: number }) {
  const money = useTokenMoney();
  if (tokens === 0) return null;
  return (
    <span className="type-small text-fg-3 ms-auto flex shrink-0 items-center gap-1.5 tabular-nums">
      <TokenGlyph className="size-4" />
      {tokens} · {money(tokens)}
    </span>
  );
}
