import { useTranslation } from 'react-i18next';
import clsx from 'clsx';
import { ActForm } from '../kit/forms/form';
import { Portrait } from '../kit/ui/media/portrait';
import type { ShownMade } from './presenters';

interface PortraitChoiceProps {
  made: ShownMade;
  /** The address that sets the portrait. */
  action: string;
}

/** Shows the finished portraits, each as a button that makes it the character's. */
export function PortraitChoice({ made, action }: PortraitChoiceProps) {
  const { t } = useTranslation('create');
  return (
    <ActForm action={action} preventScrollReset>
      <input type="hidden" name="intent" value="portrait" />
      <ul className="mt-2 grid grid-cols-6 gap-2">
        {made.portraits.slice(0, 12).map(({ id, src, isChosen }, index) => (
          <li key={id}>
            <button
              type="submit"
              name="portraitId"
              value={id}
              aria-pressed={isChosen}
              aria-label={t('portrait', { number: index + 1 })}
              className={clsx(
                'rounded-card block w-full overflow-hidden',
                isChosen && 'ring-rose ring-2 ring-offset-2 ring-offset-black',
              )}
            >
              <Portrait src={src} alt="" className="aspect-4/5 w-full" />
            </button>
          </li>
        ))}
      </ul>
    </ActForm>
  );
}
