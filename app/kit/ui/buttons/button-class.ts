import clsx from 'clsx';

export type ButtonKind = 'primary' | 'light' | 'soft' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-accent text-on-accent shadow-glow hover:-translate-y-px hover:brightness-107 active:brightness-93',
  light: 'bg-light text-on-light hover:brightness-95 active:brightness-90',
  soft: 'border border-line-2 bg-veil-2 text-fg backdrop-blur-[14px] hover:bg-[rgb(255_236_244/.12)]',
  outline: 'border border-line-2 text-fg hover:bg-veil',
  ghost: 'text-fg-2 hover:bg-veil hover:text-fg',
  danger: 'border border-danger/40 text-danger hover:bg-danger/10',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 gap-1.5 px-4 text-[0.84375rem]',
  medium: 'h-11.5 gap-[9px] px-5.5 text-[0.9375rem]',
  large: 'h-13 gap-[9px] px-6.5 text-[1rem]',
};

/** Returns the class of buttons and of links that act as the next step. */
export function buttonClass(
  { kind = 'primary', size = 'medium' }: { kind?: ButtonKind; size?: ButtonSize },
  className?: string,
): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-full font-[560] whitespace-nowrap transition duration-160 select-none active:scale-[.985]',
    'disabled:translate-y-0 disabled:scale-100 disabled:border-transparent disabled:bg-veil disabled:bg-none disabled:text-disabled disabled:shadow-none disabled:brightness-100',
    kinds[kind],
    sizes[size],
    className,
  );
}
