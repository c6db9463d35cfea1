import clsx from 'clsx';

interface SwitchButtonProps {
  isOn: boolean;
  /** The intent values of the form that turn it on and off. */
  intents: { on: string; off: string };
  isBusy: boolean;
  /** The ids of the elements that label and describe it. */
  labelledBy: string;
  describedBy?: string | undefined;
  className?: string;
}

/** Turns a setting on or off by submitting the form that contains it. */
export function SwitchButton({
  isOn,
  intents,
  isBusy,
  labelledBy,
  describedBy,
  className,
}: SwitchButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={isOn ? intents.off : intents.on}
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      disabled={isBusy}
      className={clsx('flex h-11 shrink-0 items-center', className)}
    >
      <span
        className={clsx(
          'flex h-6.5 w-11 items-center rounded-full border p-0.5 transition duration-120',
          isOn ? 'border-rose bg-rose justify-end' : 'border-line-form bg-hover justify-start',
        )}
      >
        <span className="bg-light size-5 rounded-full" />
      </span>
    </button>
  );
}
