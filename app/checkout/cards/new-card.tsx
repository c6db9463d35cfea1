import clsx from 'clsx';
import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { typedPersonName } from '~/domain/profile/person-name';
import { useErrorText } from '../../kit/forms/use-error-text';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { Button } from '../../kit/ui/buttons/button';
import { TextField } from '../../kit/ui/fields/text-field';
import { Icon } from '../../kit/ui/icons/icon';
import { CountryPicker } from '../country/country-picker';
import { CardFrame, type CardFrameHandle } from './card-frame';
import type { Typed } from './stored-typed';
import { useTyped } from './use-typed';

const cardFields = ['token', 'holder', 'email', 'line1', 'country', 'zipCode'] as const;
type CardField = (typeof cardFields)[number];

export type PayFields = Record<CardField, string>;
export type CardFault = Partial<Record<CardField, string[] | null>>;

/** Returns the errors of each field from the form. */
export const faultsOf = (fields: Record<CardField, { errors?: string[] | undefined }>): CardFault =>
  Object.fromEntries(cardFields.map((name) => [name, fields[name].errors ?? null]));

/** Returns the values of each field on a page that was sent back. */
export const typedIn = (
  fields: Record<CardField, { initialValue?: string | undefined }>,
): Partial<PayFields> =>
  Object.fromEntries(
    cardFields.flatMap((name) => {
      const { initialValue } = fields[name];
      return initialValue === undefined ? [] : [[name, initialValue]];
    }),
  );

interface NewCardProps {
  id: string;
  frame: RefObject<CardFrameHandle>;
  formHref: string;
  /** The server's errors for the input. */
  faults: CardFault;
  typed: Partial<PayFields>;
  email: string;
  requiresAddress: boolean;
  onToken: (token: string) => void;
  onFault: (fault: 'invalid' | 'unavailable') => void;
  /** The token from the processor's page, used without scripts. */
  token?: string | undefined;
}

/**
 * Shows the form for a new card. Its number, expiry and code are in the processor's frame or, without
 * scripts, on its page; the rest is in our fields, which are there from the first paint on.
 */
export function NewCard(props: NewCardProps) {
  const { id, frame, formHref, faults, typed, email, requiresAddress, token } = props;
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const [isFrameEmpty, setFrameEmpty] = useState(true);
  const fields = useRef<HTMLDivElement>(null);
  const { type, ...own } = useTyped(fields, typed);
  const isEmpty = isFrameEmpty && [own.holder, own.line1, own.zipCode].every((text) => text === '');
  const clear = () => {
    frame.current?.clear();
    type({ holder: '', line1: '', zipCode: '' });
  };
  return (
    <section
      ref={fields}
      className="rounded-card border-info/30 overflow-hidden border bg-[linear-gradient(180deg,rgb(157_188_255/.06),transparent)]"
    >
      <p className="bg-info/10 type-caption flex min-h-9.5 items-center gap-2.5 px-4 py-2 text-[#cfdeff]">
        <Icon name="shield" size={16} />
        {t('new.frame')}
      </p>
      <div className="grid gap-3 p-4">
        {token === undefined ? (
          <CardFrame
            of="card"
            ref={frame}
            title={t('new.frame-title')}
            formHref={formHref}
            onToken={props.onToken}
            onFault={props.onFault}
            onTyped={setFrameEmpty}
          />
        ) : (
          <p className="type-small text-fg-2">{t('new.ready-about')}</p>
        )}
        <HolderFields id={id} typed={own} faults={faults} onType={type} email={email} />
        {requiresAddress && <AddressFields id={id} typed={own} faults={faults} onType={type} />}
        {faults.token && (
          <p role="alert" className="type-caption text-danger flex items-center gap-1.5">
            <Icon name="circle-alert" size={14} />
            {errorText(faults.token)}
          </p>
        )}
        <SafeLine isEmpty={isEmpty} onClear={clear} />
      </div>
    </section>
  );
}

interface FieldsProps {
  id: string;
  typed: Typed;
  faults: CardFault;
  onType: (change: Partial<Typed>) => void;
}

/** Shows the fields of the card's holder. */
function HolderFields({ id, typed, faults, onType, email }: FieldsProps & { email: string }) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const { holder } = typed;
  return (
    <>
      <TextField
        id={`${id}-holder`}
        name="holder"
        label={t('new.holder')}
        placeholder={t('new.holder-hint')}
        autoComplete="cc-name"
        required
        value={holder}
        onChange={({ target }) => onType({ holder: typedPersonName(target.value) })}
        onBlur={() => onType({ holder: holder.trim() })}
        error={errorText(faults.holder)}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('new.email')}
        autoComplete="email"
        required
        readOnly
        defaultValue={email}
        error={errorText(faults.email)}
      />
    </>
  );
}

/** Shows the fields of the billing address. */
function AddressFields({ id, typed, faults, onType }: FieldsProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const { line1, country, zipCode } = typed;
  const into =
    (name: 'line1' | 'zipCode') =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      onType({ [name]: target.value });
  return (
    <>
      <TextField
        id={`${id}-line1`}
        name="line1"
        label={t('new.address')}
        autoComplete="address-line1"
        required
        value={line1}
        onChange={into('line1')}
        error={errorText(faults.line1)}
      />
      <div className="grid grid-cols-[1.4fr_1fr] gap-3">
        <CountryPicker
          id={`${id}-country`}
          name="country"
          chosen={country}
          onChoose={(chosen) => onType({ country: chosen })}
          error={errorText(faults.country)}
        />
        <TextField
          id={`${id}-zip`}
          name="zipCode"
          label={t('new.zip')}
          autoComplete="postal-code"
          required
          value={zipCode}
          onChange={into('zipCode')}
          error={errorText(faults.zipCode)}
        />
      </div>
    </>
  );
}

/** Shows that the data is safe, with a button that clears it. */
function SafeLine({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const { t } = useTranslation('checkout');
  const isHydrated = useHydrated();
  return (
    <div className="type-caption text-fg-3 flex items-center gap-1.5">
      <Icon name="lock" size={14} />
      <p className="min-w-0 flex-1">{t('new.secure')}</p>
      {/* Its room is reserved before there is anything to clear. */}
      <Button
        type="button"
        kind="ghost"
        size="small"
        className={clsx('noscript:hidden', (!isHydrated || isEmpty) && 'invisible')}
        onClick={onClear}
      >
        {t('new.cancel')}
      </Button>
    </div>
  );
}
