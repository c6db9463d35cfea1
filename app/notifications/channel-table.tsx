import { useTranslation } from 'react-i18next';
import { channels, chosenGroups } from '~/domain/notifications/groups';
import type { Preferences } from '~/domain/notifications/preferences';
import { Icon } from '../kit/ui/icons/icon';
import { ChannelSwitch } from './channel-switch';

const columns = 'md:grid md:grid-cols-[minmax(0,1fr)_repeat(4,76px)] md:items-center';

/** Shows the channels of each kind of notice: a table from 768 px, a row of buttons per kind below that. */
export function ChannelTable({ choices }: Pick<Preferences, 'choices'>) {
  const { t } = useTranslation('notifications');
  return (
    <div className="rounded-card border-line-2 bg-card shadow-card divide-line divide-y border">
      <div
        aria-hidden="true"
        className={`text-fg-2 type-small px-5 py-3.5 max-md:hidden ${columns}`}
      >
        <span>{t('preferences.tell')}</span>
        {channels.map((channel) => (
          <span key={channel} className="text-center">
            {t(`preferences.${channel}`)}
          </span>
        ))}
      </div>
      {chosenGroups.map((group) => (
        <div
          key={group}
          role="group"
          aria-labelledby={`kind-${group}`}
          className={`px-4 py-3.5 md:px-5 md:py-2.5 ${columns}`}
        >
          <p className="min-w-0 max-md:mb-2.5">
            <span id={`kind-${group}`} className="me-2 font-[560] md:block">
              {t(`preferences.${group}`)}
            </span>
            <span className="text-fg-3 type-small">{t(`preferences.${group}-about`)}</span>
          </p>
          <div className="grid grid-cols-2 gap-2 min-[480px]:grid-cols-4 md:contents">
            {channels.map((channel) => (
              <ChannelSwitch
                key={channel}
                group={group}
                channel={channel}
                isOn={choices[group][channel]}
              />
            ))}
          </div>
        </div>
      ))}
      <AlwaysSent />
    </div>
  );
}

/** Shows that mandatory notices are always sent on fixed channels. A lock shows that there is no choice. */
function AlwaysSent() {
  const { t } = useTranslation('notifications');
  const locked = (
    <span aria-hidden="true" className="text-fg-2 flex items-center justify-center gap-1.5">
      <Icon name="lock" size={14} />
      {t('preferences.on')}
    </span>
  );
  const never = (
    <span aria-hidden="true" className="text-fg-3 text-center">
      –
    </span>
  );
  return (
    <div className={`flex items-center gap-3 px-4 py-3.5 md:gap-0 md:px-5 ${columns}`}>
      <p className="min-w-0 flex-1">
        <span className="block font-[560]">{t('preferences.account')}</span>
        <span className="text-fg-3 type-small max-md:hidden">{t('preferences.account-about')}</span>
        <span className="text-fg-3 type-small md:sr-only">{t('preferences.account-ways')}</span>
      </p>
      <Icon name="lock" size={20} className="text-fg-2 md:hidden" />
      <span className="contents max-md:hidden">
        {locked}
        {never}
        {never}
        {locked}
      </span>
    </div>
  );
}
