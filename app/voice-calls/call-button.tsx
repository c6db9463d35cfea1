import clsx from 'clsx';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';

interface CallButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  isPressed?: boolean;
  /** True for the button that ends the call; it is larger and raised. */
  isEnd?: boolean;
}

/** A round call button with its label below. */
export function CallButton({
  icon,
  label,
  onPress,
  isPressed = false,
  isEnd = false,
}: CallButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="group flex w-20 flex-col items-center gap-2 text-[0.84375rem] font-[520] outline-none"
    >
      <span
        className={clsx(
          'group-focus-visible:outline-focus flex items-center justify-center rounded-full border transition duration-120 group-focus-visible:outline-2 group-focus-visible:outline-offset-3',
          isEnd
            ? 'bg-danger mb-3 size-18 border-transparent text-[#26040c]'
            : clsx(
                'size-15',
                isPressed
                  ? 'bg-light text-on-light border-transparent'
                  : 'border-line-2 bg-on-media text-fg',
              ),
        )}
      >
        <Icon name={icon} size={isEnd ? 32 : 23} />
      </span>
      {label}
    </button>
  );
}
