import clsx from 'clsx';
import { Icon } from '../../kit/ui/icons/icon';
import { sketchHref, type SketchedLooks } from '../sketch-href';
import type { DrawnOption } from './drawn-option';
import { OptionInput } from './option-input';

/** The frame of the pictures of a field, and its shape; the others show head and shoulders. */
const frames: Readonly<Record<string, { frame: 'eyes' | 'figure'; shape: string }>> = {
  eyes: { frame: 'eyes', shape: 'aspect-300/158' },
  body: { frame: 'figure', shape: 'aspect-200/392' },
};

/** An option as a picture of the same person with only this trait changed. */
export function PictureTile({ option, looks }: { option: DrawnOption; looks: SketchedLooks }) {
  const { field, value, label } = option;
  const { frame, shape } = frames[field] ?? { frame: undefined, shape: 'aspect-4/5' };
  const isOpen = value === '';
  return (
    <label
      className={clsx(
        'border-line-2 bg-card rounded-card has-checked:outline-rose has-focus-visible:outline-focus relative block overflow-hidden border outline-2 outline-offset-2 outline-transparent transition duration-120 has-checked:border-transparent',
        shape,
      )}
    >
      <OptionInput {...option} />
      {isOpen ? (
        <span className="text-fg-2 flex size-full flex-col items-center justify-center gap-2 p-2 text-center text-[0.8125rem] font-[540]">
          <Icon name="dices" size={20} />
          {label}
        </span>
      ) : (
        <>
          <img
            src={sketchHref({ ...looks, [field]: value, frame })}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
          <span className="absolute inset-x-0 bottom-0 bg-gradient-to-t from-black/85 to-transparent px-2.5 pt-8 pb-2 text-[0.8125rem]/4 font-[540]">
            {label}
          </span>
        </>
      )}
      <span className="bg-rose text-on-accent invisible absolute end-2 top-2 flex size-6 items-center justify-center rounded-full peer-checked:visible">
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}
