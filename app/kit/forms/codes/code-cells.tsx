import clsx from 'clsx';
import { OTPInput } from 'input-otp';
import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { asciiDigits } from '~/domain/shared/words/ascii-digits';
import { pageNonce } from '../../site/page-nonce';

export interface CodeCellsProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'maxLength' | 'inputMode' | 'children'
> {
  length: number;
  value: string;
  hasError: boolean;
  /** True if the plain field that it replaces had the focus. */
  takesFocus: boolean;
  onChange(code: string): void;
}

const onlyDigits = (typed: string): string => asciiDigits(typed).replace(/\D/g, '');

/** Renders one input as cells: paste, Backspace and a phone's code suggestion all work on the whole. */
export function CodeCells({
  length,
  value,
  hasError,
  takesFocus,
  onChange,
  ...input
}: CodeCellsProps) {
  // Eight cells still fit side by side on a phone.
  const isLong = length > 6;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <OTPInput
      {...input}
      ref={field}
      inputMode="numeric"
      nonce={pageNonce()}
      value={value}
      onChange={(typed) => onChange(onlyDigits(typed))}
      maxLength={length}
      pasteTransformer={onlyDigits}
      noScriptCSSFallback={null}
      containerClassName="w-fit"
      render={({ slots }) => (
        <div className={clsx('flex', isLong ? 'gap-1.5' : 'gap-2.5')}>
          {slots.map((slot, index) => (
            <div
              key={index}
              className={clsx(
                'rounded-input bg-veil font-display flex items-center justify-center border transition duration-120',
                isLong ? 'h-11 w-8 text-[1.1875rem]' : 'size-12 text-[1.375rem]',
                hasError ? 'border-danger' : 'border-line-form',
                slot.isActive && 'border-rose ring-rose/22 ring-3',
              )}
            >
              {slot.char}
            </div>
          ))}
        </div>
      )}
    />
  );
}
