import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { fieldClass } from '../../ui/fields/text-field';
import type { CodeCellsProps } from './code-cells';

interface CodeInputProps {
  id: string;
  label: string;
  length: number;
  value: string;
  hasError: boolean;
  describedBy: string | undefined;
  onChange(code: string): void;
}

/** Shows one field for the code: plain without JavaScript, as cells with it. */
export function CodeInput(props: CodeInputProps) {
  const { id, label, length, value, hasError, describedBy, onChange } = props;
  const { plain, cells } = useCodeCells(onChange);
  const shared = {
    id,
    name: 'code',
    autoComplete: 'one-time-code',
    'aria-label': label,
    'aria-invalid': hasError || undefined,
    'aria-describedby': describedBy,
    required: true,
  };
  return cells ? (
    <cells.Cells
      {...shared}
      length={length}
      value={value}
      hasError={hasError}
      takesFocus={cells.takesFocus}
      onChange={onChange}
    />
  ) : (
    <input
      {...shared}
      ref={plain}
      inputMode="numeric"
      pattern={`[0-9]{${length}}`}
      maxLength={length}
      onChange={(event) => onChange(event.target.value)}
      className={clsx(
        fieldClass(hasError),
        'font-display max-w-72 px-4 text-center text-[1.25rem] tracking-[.9em]',
      )}
    />
  );
}

/** Replaces the plain field with the cells. */
function useCodeCells(onChange: CodeInputProps['onChange']) {
  const plain = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  const [cells, setCells] = useState<{
    Cells: ComponentType<CodeCellsProps>;
    takesFocus: boolean;
  } | null>(null);
  useEffect(() => {
    change.current = onChange;
  });
  // Keeps the input from before the script loaded.
  useEffect(() => {
    if (plain.current) change.current(plain.current.value);
  }, []);
  useEffect(() => {
    void import('./code-cells').then(({ CodeCells }) => {
      const field = plain.current;
      if (!field) return;
      setCells({ Cells: CodeCells, takesFocus: field === document.activeElement });
    });
  }, []);
  return { plain, cells };
}
