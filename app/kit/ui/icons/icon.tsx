import clsx from 'clsx';
import type { IconName } from './icon-names';
import shapes from './shapes.json' with { type: 'json' };

interface IconProps {
  name: IconName;
  /** The size in CSS pixels: 16 in small buttons, 18 to 20 in controls, 23 in the bottom bar. */
  size?: 14 | 16 | 18 | 20 | 23 | 32;
  className?: string;
}

const sizes = {
  14: 'size-3.5',
  16: 'size-4',
  18: 'size-4.5',
  20: 'size-5',
  23: 'size-[23px]',
  32: 'size-8',
};

/** Icons that point in the reading direction. They are mirrored in right-to-left languages. */
const pointing: readonly IconName[] = ['arrow-right', 'chevron-left'];

/** A decorative icon. The text beside it, or the label of its button, gives the meaning. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx(
        'shrink-0',
        sizes[size],
        pointing.includes(name) && 'rtl:-scale-x-100',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  );
}
