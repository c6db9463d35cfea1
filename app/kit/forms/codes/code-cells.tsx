import clsx from 'clsx';
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { useEffect, useRef, type InputHTMLAttributes } from 'react';
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
      onChange={onChange}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
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
