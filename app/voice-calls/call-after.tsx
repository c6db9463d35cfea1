import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { useTokenMoney } from '../wallet/use-token-money';
import type { CallPageData } from './call-page-data';
import type { CallInHand } from './use-call';

interface CallAfterProps {
  data: CallPageData;
  inHand: CallInHand;
  call: NonNullable<CallInHand['call']>;
}

const ratings = [1, 2, 3, 4, 5] as const;

/** Shows a call's duration and cost, and the rating form. */
export function CallAfter({ data, inHand, call }: CallAfterProps) {
  const { t } = useTranslation(['calls', 'messages']);
  const money = useTokenMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const seconds = Math.floor(call.talkedMs / 1000);
  const length = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  const thread = `/chats/${data.character.slug}#latest`;
  const isCall = seconds > 0;
  return (
    <div className="flex h-full items-center justify-center overflow-y-auto p-4">
      <section className="rounded-card border-line-2 bg-card w-full max-w-105 border">
        <div className="flex items-center gap-3.5 p-5">
          <span className="border-line-2 bg-veil flex size-11 shrink-0 items-center justify-center rounded-full border">
            <Icon name="phone" size={18} />
          </span>
          <div className="min-w-0 flex-1">
            <h1 ref={heading} tabIndex={-1} className="type-h3 outline-none">
              {isCall ? t('messages:call.length', length) : t('no-call')}
            </h1>
            <p className="type-small text-fg-3">
              {call.endedBy && t(isCall ? `messages:call.ended.${call.endedBy}` : 'costs-nothing')}
            </p>
          </div>
          {isCall && (
            <p className="flex shrink-0 items-center gap-1.5 font-[620] tabular-nums">
              <TokenGlyph className="size-4" />
              {call.tokens}
              <span className="text-fg-3 font-[450]">{money(call.tokens)}</span>
            </p>
          )}
        </div>
        {isCall && <Rating call={call} onRate={inHand.rate} />}
        <div className="flex gap-3 p-5 pt-0">
          <Link
            to={thread}
            reloadDocument
            className={buttonClass({ kind: 'soft' }, 'min-w-0 flex-1')}
          >
            {t('to-chat')}
          </Link>
          <Link
            to={`/chats/${data.character.slug}/call`}
            reloadDocument
            className={buttonClass({ kind: 'soft' }, 'min-w-0 flex-1')}
          >
            <Icon name="phone" size={18} />
            {t('again')}
          </Link>
        </div>
      </section>
    </div>
  );
}

interface RatingProps {
  call: CallAfterProps['call'];
  onRate: CallInHand['rate'];
}

/** Lets the person rate the call. */
function Rating({ call, onRate }: RatingProps) {
  const { t } = useTranslation('calls');
  return (
    <fieldset className="border-line border-t p-5">
      <legend className="sr-only">{t('rate')}</legend>
      <p aria-hidden="true" className="type-small text-fg-2 mb-2">
        {t('rate')}
      </p>
      <div className="flex gap-2">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="border-line-2 has-checked:bg-light has-checked:text-on-light has-focus-visible:outline-focus relative flex size-11 cursor-pointer items-center justify-center rounded-full border font-[560] has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="rating"
              aria-label={t('rating', { count: rating })}
              checked={call.rating === rating}
              onChange={() => onRate(rating)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {rating}
          </label>
        ))}
      </div>
      <p role="status" className="type-small text-fg-3 mt-2 min-h-5">
        {call.rating !== null && t('rated')}
      </p>
    </fieldset>
  );
}
