import { useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { useSite } from '../../kit/site/use-site';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { fieldClass } from '../../kit/ui/fields/text-field';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { PurseLine } from '../../wallet/purse-line';
import { useTokenMoney } from '../../wallet/use-token-money';
import { newKey } from '../../kit/forms/new-key';
import type { readTipSheet } from '../server/read-tip-sheet.server';
import type { RefusedTip } from './refused-tip';
import { TipRefusal } from './tip-refusal';

type Sheet = NonNullable<Awaited<ReturnType<typeof readTipSheet>>>;

/** The maximum length of the message with a tip, in characters. */
const longestWord = 200;

/** Shows the form for the amount and a message. */
export function TipForm({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('tips');
  const { slug, presets, balance } = sheet;
  const { form, response } = useAct<{ tip?: RefusedTip }>({ key: 'tip', action: `/chats/${slug}` });
  const isHydrated = useHydrated();
  const [key] = useState(newKey);
  const { own, preset, type, choose } = useAmount(presets[0] ?? 1);
  const tokens = own === '' ? preset : Number(own);
  const refusal = form.isBusy ? undefined : response?.tip;
  // A refusal of another amount no longer applies.
  const refused = refusal && (refusal.tokens ?? tokens) === tokens ? refusal : undefined;
  const isConfirming = refused?.reason === 'confirmation-needed';
  const idempotencyKey = refusal?.idempotencyKey ?? (isHydrated ? key : sheet.idempotencyKey);
  return (
    <Form
      form={form}
      onTyped={(typed) => type(typed.get('own'), typed.get('preset'))}
      className="space-y-4"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {isConfirming && <input type="hidden" name="confirmed" value={tokens} />}
      <fieldset className="grid grid-cols-2 gap-2.5">
        <legend className="sr-only">{t('amounts')}</legend>
        {presets.map((amount) => (
          <Preset
            key={amount}
            amount={amount}
            isChosen={own === '' && preset === amount}
            onChoose={() => choose(amount)}
          />
        ))}
      </fieldset>
      <OwnAmount
        value={own}
        isRefused={refused?.reason === 'amount'}
        onTyped={(typed) => type(typed, null)}
      />
      <label className="type-small text-fg-2 block font-[520]">
        {t('word')}
        <input
          name="words"
          maxLength={longestWord}
          autoComplete="off"
          defaultValue={refusal?.words}
          className={`${fieldClass(false)} text-fg mt-1.5 px-4`}
        />
      </label>
      {refused && <TipRefusal refused={refused} balance={balance} />}
      <GiveButton
        tokens={tokens}
        isConfirming={isConfirming}
        isOff={refused?.reason === 'insufficient-balance'}
      />
      <p className="type-small text-fg-3 text-center text-balance">
        <PurseLine balance={balance} price={isHydrated ? tokens : undefined} />
      </p>
    </Form>
  );
}

interface GiveButtonProps {
  tokens: number;
  /** True if pressing the button confirms a price. */
  isConfirming: boolean;
  isOff: boolean;
}

/** Sends the tip; the button shows the amount once scripts run. */
function GiveButton({ tokens, isConfirming, isOff }: GiveButtonProps) {
  const { t } = useTranslation('tips');
  const money = useTokenMoney();
  const isHydrated = useHydrated();
  // After the tip the page returns to the thread, which closes the sheet.
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <SubmitButton
      size="large"
      icon="gift"
      intent="tip"
      className="w-full"
      busyLabel={t('busy')}
      disabled={isLeaving || (isHydrated && (tokens < 1 || isOff))}
    >
      {isHydrated && tokens > 0
        ? t(isConfirming ? 'yes' : 'send', { count: tokens, money: money(tokens) })
        : t('send-plain')}
    </SubmitButton>
  );
}

/** Returns the selected amount; a typed one takes precedence over an offered one. */
function useAmount(first: number) {
  const [{ own, preset }, setAmount] = useState({ own: '', preset: first });
  return {
    own,
    preset,
    type(typed: unknown, chosen: unknown) {
      const digits = typeof typed === 'string' ? typed.replace(/\D/g, '') : '';
      setAmount((before) => ({ own: digits, preset: Number(chosen) || before.preset }));
    },
    choose: (amount: number) => setAmount({ own: '', preset: amount }),
  };
}

interface OwnAmountProps {
  value: string;
  isRefused: boolean;
  onTyped(typed: string): void;
}

/** Shows the field for an amount that is not among those offered. */
function OwnAmount({ value, isRefused, onTyped }: OwnAmountProps) {
  const { t } = useTranslation('tips');
  return (
    <label className="type-small text-fg-2 block font-[520]">
      {t('own')}
      <span className="relative mt-1.5 block">
        <TokenGlyph className="pointer-events-none absolute start-4 top-1/2 size-4.5 -translate-y-1/2" />
        <input
          name="own"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={7}
          autoComplete="off"
          placeholder={t('own-hint')}
          value={value}
          onChange={({ target }) => onTyped(target.value)}
          className={`${fieldClass(isRefused)} text-fg ps-11 pe-4`}
        />
      </span>
    </label>
  );
}

interface PresetProps {
  amount: number;
  isChosen: boolean;
  onChoose(): void;
}

function Preset({ amount, isChosen, onChoose }: PresetProps) {
  const { locale } = useSite();
  const money = useTokenMoney();
  return (
    <label className="rounded-card border-line-2 bg-card has-checked:border-rose has-checked:bg-chosen has-focus-visible:outline-focus relative flex h-16 cursor-pointer items-center gap-2.5 border px-4 transition duration-120 has-checked:shadow-[inset_0_0_0_1px_var(--color-rose)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3">
      <input
        type="radio"
        name="preset"
        value={amount}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <TokenGlyph className="size-5.5" />
      <span className="type-figure text-[1.25rem]">{amount.toLocaleString(locale)}</span>
      <span className="type-small text-fg-3 ms-auto tabular-nums">{money(amount)}</span>
    </label>
  );
}
