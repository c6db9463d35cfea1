import { useTranslation } from 'react-i18next';
import { clockText } from '../../kit/ui/media/clock-text';
import { useTokenMoney } from '../../wallet/use-token-money';
import { isTooShort } from './recorder';
import type { Recorder } from './use-recorder';
import type { VoiceTerms } from './voice-terms';

interface RecorderFootProps {
  recorder: Recorder;
  terms: VoiceTerms;
  /** The name of the character. */
  name: string;
}

/** Shows under the recorder the time limit, the listener and the price. */
export function RecorderFoot({ recorder, terms, name }: RecorderFootProps) {
  const { t } = useTranslation('voice');
  const limit = clockText(terms.maxSeconds);
  const at = clockText(Math.floor(recorder.elapsedMs / 1000));
  return (
    <div className="type-caption text-fg-3 mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-0.5 text-center text-balance tabular-nums">
      <p>
        {recorder.state === 'kept'
          ? t('not-sent-hint')
          : recorder.state === 'recording'
            ? t('limit', { limit, name })
            : isTooShort(recorder)
              ? t('too-short')
              : t('limit-paused', { at, limit, name })}
      </p>
      <VoicePrice {...terms} />
    </div>
  );
}

type Priced = Pick<VoiceTerms, 'price' | 'isPremium'>;

/** Shows the price of a voice message, if any; it applies with Premium too, which covers text only. */
export function VoicePrice({ price, isPremium }: Priced) {
  const { t } = useTranslation('voice');
  const money = useTokenMoney();
  if (price === 0) return null;
  const cost = { count: price, money: money(price) };
  return <p>{t(isPremium ? 'price-premium' : 'price', cost)}</p>;
}

/** Returns the label of the microphone with the price. */
export function useRecordLabel({ price }: Priced): string {
  const { t } = useTranslation('voice');
  const money = useTokenMoney();
  if (price === 0) return t('record');
  return t('record-for', {
    what: t('record'),
    cost: t('price', { count: price, money: money(price) }),
  });
}
