import { useTranslation } from 'react-i18next';
import { clockText } from '../../ui/media/clock-text';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { Recorder } from './use-recorder';
import type { VoiceTerms } from './voice-terms';

interface RecorderFootProps {
  recorder: Recorder;
  terms: VoiceTerms;
  /** Of the character. */
  name: string;
}

/** Under the recorder: how long it may be, who hears it, and for how much. */
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
            : t('limit-paused', { at, limit, name })}
      </p>
      <VoicePrice price={terms.price} />
    </div>
  );
}

/** What a voice message costs, where it costs something. */
export function VoicePrice({ price }: { price: number }) {
  const { t } = useTranslation('voice');
  const money = useTokenMoney();
  return price > 0 && <p>{t('price', { count: price, money: money(price) })}</p>;
}
