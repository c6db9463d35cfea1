import { useTranslation } from 'react-i18next';
import { useTokenMoney } from '../wallet/use-token-money';
import type { CallPageData } from './call-page-data';

/** The person's choices before a call. */
export interface Choices {
  /** Minutes after which the call ends automatically; null for no limit. */
  limitMinutes: number | null;
  captions: boolean;
}

interface CallChoicesProps extends Pick<CallPageData, 'price' | 'limits'> {
  choices: Choices;
  onChoose: (chosen: Partial<Choices>) => void;
}

/** Lets the person choose when the call ends automatically, and whether captions are shown. */
export function CallChoices({ price, limits, choices, onChoose }: CallChoicesProps) {
  const { t } = useTranslation('calls');
  const money = useTokenMoney();
  const { limitMinutes, captions } = choices;
  return (
    <>
      <fieldset>
        <legend className="type-small text-fg-2 mb-2 font-[520]">{t('limit')}</legend>
        <div className="bg-veil-2 flex rounded-full p-1">
          {[...limits, null].map((minutes) => (
            <label
              key={minutes ?? 'never'}
              className="has-checked:bg-light has-checked:text-on-light has-focus-visible:outline-focus type-small relative flex h-11 flex-1 cursor-pointer items-center justify-center rounded-full text-center font-[520] has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="limit"
                checked={limitMinutes === minutes}
                onChange={() => onChoose({ limitMinutes: minutes })}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              {minutes === null
                ? t('never')
                : t(limitMinutes === minutes ? 'minutes-cost' : 'minutes', {
                    count: minutes,
                    money: money(minutes * price),
                  })}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex min-h-11 items-center gap-4">
        <label htmlFor="captions" className="min-w-0 flex-1 cursor-pointer">
          {t('captions')}
          <span className="type-small text-fg-3 block">{t('captions-kept')}</span>
        </label>
        <input
          id="captions"
          type="checkbox"
          role="switch"
          checked={captions}
          onChange={({ target }) => onChoose({ captions: target.checked })}
          className="border-line-form bg-hover checked:border-rose checked:bg-rose before:bg-light h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full border p-0.5 before:block before:size-5 before:rounded-full checked:before:translate-x-4.5"
        />
      </div>
    </>
  );
}
