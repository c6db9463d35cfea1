import { useTranslation } from 'react-i18next';
import type { Caption } from './use-captions';

/** Shows the turns of a call, the newest at the bottom. */
export function CallCaptions({ captions, name }: { captions: readonly Caption[]; name: string }) {
  const { t } = useTranslation('calls');
  return (
    <ol className="space-y-3">
      {captions.map(({ turn, role, text }) => (
        <li key={turn}>
          <p className={`text-[0.75rem] font-[560] ${role === 'user' ? 'text-fg-3' : 'text-info'}`}>
            {role === 'user' ? t('you') : name}
          </p>
          <p
            className={`whitespace-pre-line ${
              role === 'user'
                ? 'text-fg-2 text-[0.9375rem]/5.5'
                : 'text-[1.1875rem]/6.75 text-[#fff6f2]'
            }`}
          >
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
