import { useTranslation } from 'react-i18next';
import type { Channel, ChosenGroup } from '~/domain/notifications/groups';
import { Icon } from '../kit/ui/icons/icon';

interface ChannelSwitchProps {
  group: ChosenGroup;
  channel: Channel;
  isOn: boolean;
}

/**
 * Turns one channel on or off for a kind of notice: a labelled button on a phone, a switch in a table
 * column otherwise.
 */
export function ChannelSwitch({ group, channel, isOn }: ChannelSwitchProps) {
  const { t } = useTranslation('notifications');
  const way = t(`preferences.${channel}`);
  return (
    <label className="max-md:border-line-2 max-md:text-fg-2 max-md:has-checked:border-rose/60 max-md:has-checked:bg-rose/14 max-md:has-checked:text-fg has-focus-visible:outline-focus flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-md:border max-md:px-2 max-md:text-[0.84375rem] max-md:font-[540]">
      <input
        type="checkbox"
        name={`${group}-${channel}`}
        defaultChecked={isOn}
        aria-label={t('preferences.by', { kind: t(`preferences.${group}`), way })}
        className="peer sr-only"
      />
      <Icon name="check" size={16} className="hidden max-md:peer-checked:block" />
      <span className="md:hidden">{way}</span>
      <SwitchFace />
    </label>
  );
}

/** The look of the preceding checkbox as a switch, from 768 px or on all screens. */
export function SwitchFace({ everywhere = false }: { everywhere?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`border-line-form bg-hover peer-checked:border-rose peer-checked:bg-rose h-6.5 w-11 shrink-0 items-center rounded-full border p-0.5 transition duration-120 peer-checked:justify-end ${everywhere ? 'flex' : 'hidden md:flex'}`}
    >
      <span className="bg-light size-5 rounded-full" />
    </span>
  );
}
